import { html } from 'ghtml';

/** What follows, as links within the report. Headings that are not there are left out. */
export function contentsList(sections: string): string {
  const items = [...sections.matchAll(/<h2 id="([a-z-]+)">([^<]*)<\/h2>/g)].map(
    ([, id = '', title = '']) => html`<li><a href="#${id}">!${title}</a></li>`,
  );
  return html`<nav class="contents" aria-labelledby="contents">
    <h2 id="contents">In this report</h2>
    <ol>
      !${items}
    </ol>
  </nav>`;
}
