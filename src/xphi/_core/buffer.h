// An array of Python's, through the buffer protocol.

#pragma once

#include <Python.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

#include <nanobind/nanobind.h>

#include "layout.h"

namespace xphi {

class Buffer {
public:
    Buffer() { view_.obj = nullptr; }
    ~Buffer() {
        if (view_.obj != nullptr) PyBuffer_Release(&view_);
    }
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;

    // Opens an array whose elements are of a number format; 16-bit ones may come as their codes, as bfloat16 has to.
    void open(PyObject* array, const std::string& format, bool writable) {
        const int flags = PyBUF_STRIDES | PyBUF_FORMAT | (writable ? PyBUF_WRITABLE : 0);
        if (PyObject_GetBuffer(array, &view_, flags) != 0) throw nanobind::python_error();
        const char* letter = format == "binary32" ? "f" : format == "binary64" ? "d" : "H";
        // before the letter, NumPy marks what is not aligned: the byte order is still this machine's
        const char* given = view_.format == nullptr ? "" : view_.format;
        if (*given == '=' || *given == '^' || *given == '@') ++given;
        if (std::strcmp(given, letter) != 0 && !(format == "binary16" && std::strcmp(given, "e") == 0))
            throw std::invalid_argument("an array's elements are not of the kernel's format");
        if (view_.ndim > most_axes) throw std::invalid_argument("an array has more than 64 axes");
    }

    int axes() const { return view_.ndim; }
    const Py_ssize_t* shape() const { return view_.shape; }
    Py_ssize_t bytes() const { return view_.len; }

    bool same_shape(const Buffer& other) const {
        return view_.ndim == other.view_.ndim && std::equal(view_.shape, view_.shape + view_.ndim, other.view_.shape);
    }

    static std::vector<Operand> operands(const Buffer* buffers, int count) {
        std::vector<Operand> made(static_cast<std::size_t>(count));
        for (int k = 0; k < count; ++k) {
            const Py_buffer& view = buffers[k].view_;
            Operand& operand = made[static_cast<std::size_t>(k)];
            operand.data = static_cast<char*>(view.buf);
            std::copy(view.strides, view.strides + view.ndim, operand.strides);
        }
        return made;
    }

private:
    Py_buffer view_;
};

}  // namespace xphi
