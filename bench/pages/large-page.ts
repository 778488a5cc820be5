const elementCount = 20_000;
/** html, head, meta, title, style, body, main, h1. */
const frameElements = 8;
/** Heading 2, paragraphs 6, list 9, picture 1, table 13. */
const sectionElements = 31;

/** A page of exactly 20,000 elements of many kinds; what fills no section any more are paragraphs. */
export function makeLargePage(): string {
  const sectionCount = Math.floor((elementCount - frameElements) / sectionElements);
  const rest = elementCount - frameElements - sectionCount * sectionElements;
  const sections = Array.from({ length: sectionCount }, (_, index) => makeSection(index + 1));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ships in port</title>
<style>body { font: 14px/1.3 sans-serif; color: #222; } .faint { color: #b0b0b0; }</style></head>
<body><main><h1>Ships in port</h1>
${sections.join('\n')}
${'<p>End of the list.</p>'.repeat(rest)}</main></body></html>
`;
}

/** Every 20th section has text that is too faint and a picture without a text. */
function makeSection(number: number): string {
  const isFaulty = number % 20 === 0;
  const items = ['Cargo', 'Crew', 'Route', 'Papers'].map(
    (item) => `<li><a href="#${item}-${number}">${item} of ship ${number}</a></li>`,
  );
  return `<section id="ship-${number}"><h2>Ship ${number}</h2>
<p${isFaulty ? ' class="faint"' : ''}>In port since <strong>Monday</strong>, see <a href="#berth-${number}">berth ${number}</a>.</p>
<p>Owned by <a href="#owner-${number}">owner ${number}</a>, sails to <a href="#port-${number}">port ${number}</a>.</p>
<ul>${items.join('')}</ul>
<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="40" height="20"${isFaulty ? '' : ` alt="Ship ${number}"`}>
<table><caption>Tides for ship ${number}</caption><thead><tr><th>Tide</th><th>Hour</th></tr></thead>
<tbody><tr><td>High</td><td>6</td></tr><tr><td>Low</td><td>12</td></tr></tbody></table></section>`;
}
