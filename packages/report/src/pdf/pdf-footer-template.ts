import { colors } from '@curbcut/design-tokens';
import { html } from 'ghtml';
import type { ScanReport } from '@curbcut/model/scan';
import { pageName } from '../html/page-name.ts';

/** The running footer for a browser's PDF printer (`footerTemplate`): the page left, the page number right. */
export function pdfFooterTemplate(report: ScanReport): string {
  return html`<div
    style="width:100%;margin:0 14mm;display:flex;justify-content:space-between;gap:10mm;font:9pt 'Atkinson Hyperlegible Next Variable','Atkinson Hyperlegible Next',sans-serif;color:${colors['text-2'].light}"
  >
    <span style="overflow:hidden;text-overflow:ellipsis;white-space:nowrap"
      >Curbcut accessibility report, ${pageName(report)}</span
    ><span style="white-space:nowrap"
      >Page <span class="pageNumber"></span> of <span class="totalPages"></span
    ></span>
  </div>`;
}
