/* The operations that generated kernels are written in, one backend for each instruction set.

   A name is operation_kind; kinds are f (float), d (double), i and q (32- and 64-bit integers), m and n (masks over f and
   d). A vector holds WIDTH elements of every kind. Each operation rounds once, to nearest even, and gives the same bits
   in every backend. */
#ifndef XPHI_SIMD_H
#define XPHI_SIMD_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __FAST_MATH__
#error "xphi must not be built with fast-math: its results are defined bit by bit"
#endif

#if defined(__AVX512F__) && defined(__AVX512DQ__)
#include "simd_avx512.h"
#elif defined(__AVX2__) && defined(__FMA__)
#include "simd_avx2.h"
#else
#include "simd_scalar.h"
#endif

#define XPHI_JOIN_(a, b) a##_##b
#define XPHI_JOIN(a, b) XPHI_JOIN_(a, b)
/* A name of this instruction set's copy. */
#define XPHI_NAME(stem) XPHI_JOIN(stem, XPHI_ISA)

#endif
