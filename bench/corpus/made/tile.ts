/** A map tile with fields, a road and a river that go on in the tiles beside it. */
export function drawTile(...[zoom = '0', x = '0', y = '0']: string[]): string {
  const [column, row] = [Number(x), Number(y)];
  const bend = (place: number) => 128 + ((place * 37) % 64) - 32;
  const field = ['#e8efdc', '#dfe9cf', '#f1eddc', '#e3ecd8'][(column * 3 + row) % 4] ?? '#e8efdc';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
<rect width="256" height="256" fill="${field}"/>
<path d="M0 ${bend(row)} C 90 ${bend(row)}, 170 ${bend(row + 1)}, 256 ${bend(row)}" fill="none" stroke="#fff" stroke-width="9"/>
<path d="M${bend(column)} 0 C ${bend(column)} 90, ${bend(column + 1)} 170, ${bend(column)} 256" fill="none" stroke="#9cc3df" stroke-width="6"/>
<text x="8" y="248" font-size="11" fill="#777">${zoom}/${x}/${y}</text>
</svg>`;
}
