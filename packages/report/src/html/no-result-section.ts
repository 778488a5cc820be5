import { html } from 'ghtml';
import { isScanFailureCode, scanFailures } from '@curbcut/model/scan';
import { type ScanReport } from '@curbcut/model/scan';
import { visibleText } from './visible-text.ts';

const advice = {
  site: 'Open the address in a browser. If it works there, scan it again.',
  ours: 'The page is not to blame. Scan it again.',
  refused: 'Another address may be scanned instead.',
} as const;

/** What stands in the report of a scan without a result: why there is none, and what to do. Never a score. */
export function noResultSection(report: ScanReport): string {
  if (report.status !== 'failed') {
    return html`<section aria-labelledby="result">
      <h2 id="result">No result yet</h2>
      <p>This scan has not finished. Open its report again in a minute.</p>
    </section>`;
  }
  const code = report.failure?.code ?? null;
  const known = isScanFailureCode(code) ? scanFailures[code] : null;
  const label = code
    ? html`<p class="small muted">Reason code: <code>${visibleText(code, 100)}</code></p>`
    : '';
  return html`<section aria-labelledby="result">
    <h2 id="result">This page could not be scanned</h2>
    <p class="bold">${visibleText(report.failure?.message ?? 'The scan failed.')}</p>
    <p>
      ${advice[known?.fault ?? 'ours']} There is no score: a page that was not judged is neither
      good nor bad.
    </p>
    !${label}
  </section>`;
}
