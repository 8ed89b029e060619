/* Tables marked `sortable`: a click on a heading sorts by its column, a text box above keeps the rows that have it. */
(() => {
  const value = (row, column) => row.cells[column].textContent.trim();

  const sorted = (rows, column, up) => {
    const key = (row) => Number.parseFloat(value(row, column).replace(/,/g, "").replace("−", "-"));
    const numeric = rows.every((row) => !Number.isNaN(key(row)));
    const compare = numeric
      ? (a, b) => key(a) - key(b)
      : (a, b) => value(a, column).localeCompare(value(b, column), "en", { numeric: true });
    return [...rows].sort((a, b) => (up ? compare(a, b) : compare(b, a)));
  };

  const prepare = (table) => {
    const body = table.tBodies[0];
    const heads = [...table.tHead.rows[0].cells];
    heads.forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => {
        const up = head.getAttribute("aria-sort") !== "ascending";
        heads.forEach((other) => other.removeAttribute("aria-sort"));
        head.setAttribute("aria-sort", up ? "ascending" : "descending");
        body.append(...sorted([...body.rows], column, up));
      });
    });
    const box = document.createElement("input");
    box.type = "search";
    box.placeholder = "Keep the rows with …";
    box.setAttribute("aria-label", box.placeholder);
    box.className = "filter";
    box.addEventListener("input", () => {
      const words = box.value.toLowerCase().split(/\s+/);
      for (const row of body.rows) {
        const text = row.textContent.toLowerCase();
        row.hidden = !words.every((word) => text.includes(word));
      }
    });
    (table.closest(".md-typeset__scrollwrap") ?? table).before(box);
  };

  document.querySelectorAll(".sortable table").forEach(prepare);
})();
