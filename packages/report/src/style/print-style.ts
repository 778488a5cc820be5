import { colors } from '@curbcut/design-tokens';

/** Paper: A4, always light, issues whole where they fit. */
export const printStyle = `
@page { size: A4; margin: 16mm 15mm 20mm; }
@media print {
  :root { color-scheme: light; }
  html { font-size: 10.5pt; }
  body { background: #fff; }
  .back { display: none; }
  .sheet { width: auto; margin: 0; padding: 0; border: 0; box-shadow: none; display: block; }
  .sheet > * + * { margin-top: 8mm; }
  section, header, .intro, .issue, .part, .elements, .elements > li, .plain-list { display: block; }
  section > * + *, .issue > * + * { margin-top: 3mm; }
  header > * + *, .intro > * + *, .part > * + *, .elements > li > * + *, .plain-list > * + * { margin-top: 1.5mm; }
  .elements > li + li { margin-top: 3mm; }
  section > .issue + .issue { margin-top: 7mm; }
  .steps { gap: 1.5mm; }
  th, td { padding-block: 1.1mm; }
  .keep, .elements > li, .change, tr { break-inside: avoid; }
  .issue { break-inside: avoid; }
  .issue--long { break-inside: auto; }
  h2, h3, h4, .intro, .facts { break-after: avoid; }
  p { orphans: 3; widows: 3; }
  .pictures { display: block; }
  .picture--page { width: 360px; }
  .picture { display: inline-block; margin: 0 4mm 3mm 0; vertical-align: top; break-inside: avoid; }
  .score__number { font-size: 4rem; }
  .severities { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .score { grid-template-columns: auto minmax(0, 1fr); }
  a { color: inherit; }
  .badge, .steps > li::before, .meter, .meter > span, .severity-bar, .severity-bar > span, .scale__bar > span,
  .scale__needle, .whole, .frame, .label, .number, .diff del, .diff ins, .code, .brand, .mark { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
`;

/** For readers who print the screen report themselves; a PDF printer brings its own running footer. */
export const pageNumbers = `
@page {
  @bottom-left { content: "Curbcut accessibility report"; font: 9pt sans-serif; color: ${colors['text-2'].light}; }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 9pt sans-serif; color: ${colors['text-2'].light}; }
}
`;
