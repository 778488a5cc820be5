import { colors } from '@curbcut/design-tokens';

/** Paper: A4, always light, issues whole where they fit. */
export const printStyle = `
@page { size: A4; margin: 14mm 14mm 16mm; }
@media print {
  :root { color-scheme: light; }
  html { font-size: 9.75pt; }
  body { background: #fff; line-height: 1.38; }
  .back, .contents, .states, details { display: none; }
  .sheet { width: auto; margin: 0; padding: 0; border: 0; box-shadow: none; display: block; }
  .sheet > * + * { margin-top: 4mm; }
  section, header, .intro, .part, .elements, .elements > li, .plain-list, .issue__text, .issue__side { display: block; }
  section > * + * { margin-top: 3mm; }
  header > * + *, .intro > * + *, .part > * + *, .elements > li > * + *, .plain-list > * + *, .issue__text > * + *, .issue__side > * + * { margin-top: 0.8mm; }
  .elements > li + li { margin-top: 1mm; }
  section > .issue + .issue { margin-top: 3mm; padding-top: 3mm; }
  .intro + .issue { border-top: 0; padding-top: 0; }
  .issue { grid-template-columns: 40mm minmax(0, 1fr); gap: 5mm; }
  .issue__text > * { break-inside: avoid; }
  .issue__text > .part { break-inside: auto; }
  .issue--bare { grid-template-columns: minmax(0, 1fr); }
  .first { grid-template-columns: 52mm minmax(0, 1fr); }
  .first--bare { grid-template-columns: minmax(0, 1fr); }
  .columns { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .walked { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 6mm; align-items: start; }
  .picture--walk { width: min(96mm, calc(130mm * var(--shape))); }
  .walk { display: block; columns: 44mm; font-size: 9pt; }
  .method { display: block; columns: 2; column-gap: 6mm; font-size: 8.5pt; line-height: 1.2; }
  .method > div { display: grid; grid-template-columns: 38mm minmax(0, 1fr); gap: 2mm; break-inside: avoid; }
  .how { display: block; columns: 60mm; column-gap: 8mm; font-size: 9pt; }
  .steps { gap: 1.5mm; }
  th, td { padding-block: 0.9mm; }
  .measured { font-size: 8.5pt; line-height: 1.2; gap: 0 4mm; }
  .criteria { font-size: 8.5pt; line-height: 1.15; }
  .criteria th, .criteria td { padding-block: 0.1mm; }
  .columns.keep { font-size: 8.5pt; line-height: 1.25; }
  .code, .diff { line-height: 1.4; font-size: 9pt; }
  .code { padding: 1mm 2mm; }
  .keep, .elements > li, .change, tr { break-inside: avoid; }
  /* The space at which a heading wraps stays in its text, and so in the bookmark. */
  h1, h2, h3, h4 { white-space: break-spaces; }
  h2, h3, h4, .intro, .facts { break-after: avoid; }
  p { orphans: 3; widows: 3; }
  .picture { break-inside: avoid; }
  .facts { display: block; }
  .badge { padding-block: 0; min-height: 0; }
  .number { height: 18px; min-width: 18px; border-width: 1px; font: 700 9pt/16px var(--sans); }
  .facts > * { display: inline-block; margin-right: 4mm; }
  a { color: inherit; text-decoration: none; }
  p a, .method a { text-decoration: underline; }
  .badge, .steps > li::before, .whole, .frame, .label, .number, .diff del, .diff ins, .code, .brand, .mark, .todo { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
`;

/** For readers who print the screen report themselves; a PDF printer brings its own running footer. */
export const pageNumbers = `
@page {
  @bottom-left { content: "Curbcut accessibility report"; font: 9pt sans-serif; color: ${colors['text-2'].light}; }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 9pt sans-serif; color: ${colors['text-2'].light}; }
}
`;
