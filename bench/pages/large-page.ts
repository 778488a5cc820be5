const elementCount = 20_000;
/** html, head, meta, title, style, body, main, h1, table, caption, thead with its row and 3 heads, tbody. */
const frameElements = 16;
/** tr, 3 td, a. */
const rowElements = 5;

/** A table of exactly 20,000 elements; the rest that fills no row are paragraphs. */
export function makeLargePage(): string {
  const rowCount = Math.floor((elementCount - frameElements) / rowElements);
  const rest = elementCount - frameElements - rowCount * rowElements;
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const faint = index % 40 === 0 ? ' class="faint"' : '';
    return `<tr><td>${index + 1}</td><td${faint}>Berth ${index + 1}</td><td><a href="#berth-${index + 1}">Ship ${index + 1}</a></td></tr>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ships in port</title>
<style>body { font: 14px/1.3 sans-serif; color: #222; } .faint { color: #b0b0b0; }</style></head>
<body><main><h1>Ships in port</h1>
<table><caption>Every berth of the year</caption>
<thead><tr><th>Number</th><th>Berth</th><th>Ship</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>
${'<p>End of the list.</p>'.repeat(rest)}</main></body></html>
`;
}
