import type { Variant } from '../variant.ts';

/** Tables of data. */
export const tables: readonly Variant[] = [
  {
    id: 'bold-cells-as-headers',
    about: 'F91',
    criteria: ['1.3.1'],
    barrier: 'The cells that head the columns are only bold.',
    target: ['table', 'td'],
    words: 'header|table',
    language: 'fr',
    title: 'Horaires des bus',
    body: (flaw) => {
      const head = (text: string) =>
        flaw(`<th scope="col">${text}</th>`, `<td><b>${text}</b></td>`);
      return `<table><tr>${head('Ligne')}${head('Départ')}${head('Arrivée')}</tr><tr><td>12</td><td>8 h 05</td><td>8 h 40</td></tr><tr><td>14</td><td>8 h 20</td><td>9 h 02</td></tr><tr><td>31</td><td>8 h 45</td><td>9 h 10</td></tr></table>`;
    },
  },
  {
    id: 'styled-cells-as-headers',
    about: 'tables',
    criteria: ['1.3.1'],
    barrier: 'The first row and column head the table by color only.',
    target: ['table', 'td'],
    words: 'header|table',
    language: 'de',
    title: 'Müllabfuhr im Bezirk',
    head: '<style>td, th { padding: 0.4rem 1rem; text-align: left } .h { background: #dfe7ef; font-weight: 700 }</style>',
    body: (flaw) => {
      const col = (text: string) =>
        flaw(`<th scope="col" class="h">${text}</th>`, `<td class="h">${text}</td>`);
      const row = (text: string) =>
        flaw(`<th scope="row" class="h">${text}</th>`, `<td class="h">${text}</td>`);
      return `<table><tbody><tr>${col('Straße')}${col('Papier')}${col('Restmüll')}</tr><tr>${row('Ahornweg')}<td>Montag</td><td>Mittwoch</td></tr><tr>${row('Lindenallee')}<td>Dienstag</td><td>Freitag</td></tr></tbody></table>`;
    },
  },
  {
    id: 'headers-of-another-table',
    about: 'a25f45',
    criteria: ['1.3.1'],
    barrier: 'Cells name headers that are not in their table.',
    target: ['td[headers]', 'table'],
    words: 'headers',
    title: 'Tide times',
    body: (
      flaw,
    ) => `<table><caption>Morning</caption><tr><th id="hp">Port</th><th id="hh">High</th></tr><tr><td headers="hp">Wick</td><td headers="${flaw('hh', 'hl')}">7:12</td></tr></table>
<table><caption>Evening</caption><tr><th id="lp">Port</th><th id="hl">Low</th></tr><tr><td headers="lp">Wick</td><td headers="hl">19:40</td></tr></table>`,
  },
  {
    id: 'header-without-cells',
    about: 'd0f69e',
    criteria: ['1.3.1'],
    barrier: 'A header cell heads nothing.',
    target: ['th'],
    words: 'header',
    title: 'Members of the board',
    body: (flaw) =>
      `<table><thead><tr><th scope="col">Name</th><th scope="col">Since</th>${flaw('', '<th scope="col">Office</th>')}</tr></thead><tbody><tr><td>Ada Byrne</td><td>2019</td></tr><tr><td>Jo Marsh</td><td>2022</td></tr></tbody></table>`,
  },
  {
    id: 'grid-of-divisions-as-table',
    about: 'tables',
    criteria: ['1.3.1'],
    barrier: 'Data stand in rows and columns without table markup.',
    target: ['.g', '.g div'],
    words: 'table',
    language: 'de',
    title: 'Wanderhütten im Vergleich',
    head: '<style>.g { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0.3rem 1rem } .g .k { font-weight: 700 }</style>',
    body: (flaw) => {
      const rows = [
        ['Hütte', 'Betten', 'Höhe'],
        ['Alpenrose', '48', '1.820 m'],
        ['Gamsblick', '36', '2.105 m'],
        ['Steinkar', '20', '2.340 m'],
      ];
      const cells = rows.flatMap((row, index) =>
        row.map((cell) => `<div${index === 0 ? ' class="k"' : ''}>${cell}</div>`),
      );
      const markup = rows.map(
        (row, index) =>
          `<tr>${row.map((cell) => (index === 0 ? `<th scope="col">${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`,
      );
      return flaw(`<table>${markup.join('')}</table>`, `<div class="g">${cells.join('')}</div>`);
    },
  },
  {
    id: 'title-as-first-row',
    about: 'tables',
    criteria: ['1.3.1'],
    barrier: 'The title of a table is a merged cell in its first row.',
    target: ['table', 'td[colspan]', 'th[colspan]'],
    words: 'caption|title|header',
    title: 'League results',
    body: (flaw) =>
      `<table>${flaw('<caption>Second division, week nine</caption>', '<tr><td colspan="3"><b>Second division, week nine</b></td></tr>')}<tr><th scope="col">Home</th><th scope="col">Away</th><th scope="col">Score</th></tr><tr><td>Harbor</td><td>Castle</td><td>2:1</td></tr><tr><td>Mill End</td><td>Abbey</td><td>0:0</td></tr></table>`,
  },
  {
    id: 'roles-of-a-table-broken',
    about: 'ff89c9',
    criteria: ['1.3.1'],
    barrier: 'Cells with roles stand outside any row.',
    target: ['[role=cell]', '[role=table]'],
    words: 'role|row|parent',
    title: 'Server status',
    body: (flaw) =>
      `<div role="table" aria-label="Servers"><div${flaw(' role="row"', '')}><span role="columnheader">Server</span> <span role="columnheader">State</span></div><div${flaw(' role="row"', '')}><span role="cell">Mail</span> <span role="cell">running</span></div></div>`,
  },
  {
    id: 'empty-header-above-data',
    about: 'tables',
    criteria: ['1.3.1'],
    barrier: 'A column of data has an empty header cell.',
    target: ['th:empty', 'table'],
    words: 'header',
    language: 'es',
    title: 'Resultados de la votación',
    body: (flaw) =>
      `<table><tr><th scope="col">Barrio</th><th scope="col">${flaw('Votos a favor', '')}</th><th scope="col">${flaw('Votos en contra', '')}</th></tr><tr><td>Centro</td><td>412</td><td>128</td></tr><tr><td>Puerto</td><td>377</td><td>201</td></tr></table>`,
  },
];
