import { html } from 'ghtml';

/** A table that scrolls by keyboard where it is wider than the page. Captions and headings are text, cells markup. */
export function dataTable(options: {
  /** Tells this table from the others on the page. */
  label: string;
  caption: string;
  headings: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
}): string {
  const headings = options.headings.map((heading) => html`<th scope="col">${heading}</th>`);
  const rows = options.rows.map(
    ([first = '', ...cells]) =>
      html`<tr>
        <th scope="row">!${first}</th>
        !${cells.map((cell) => html`<td>!${cell}</td>`)}
      </tr>`,
  );
  return html`<div class="scroll" role="region" aria-label="${options.label}" tabindex="0">
    <table>
      <caption>
        ${options.caption}
      </caption>
      <thead>
        <tr>
          !${headings}
        </tr>
      </thead>
      <tbody>
        !${rows}
      </tbody>
    </table>
  </div>`;
}
