import { criteriaTestedSentence, type ScanReport } from '@curbcut/model/scan';
import { manualChecks } from '@curbcut/rules/manual-checks';
import { html } from 'ghtml';
import { webLink } from './web-link.ts';

/** What the scan leaves to people: how much of WCAG that is, and what to begin with. */
export function manualTests(
  { criteriaTested, standard }: ScanReport,
  siteUrl: string | undefined,
): string {
  const link =
    siteUrl === undefined ? '' : ` ${webLink(`${siteUrl}/coverage`, 'What Curbcut tests')}`;
  const tested = criteriaTested
    ? html`<p>${criteriaTestedSentence(criteriaTested, standard)}!${link}</p>`
    : '';
  return html`<section class="keep" aria-labelledby="by-hand">
    <h2 id="by-hand">Test these by hand</h2>
    !${tested}
    <p>No tool can judge everything. Ask a person to check:</p>
    <ol class="steps">
      !${manualChecks.map(({ question }) => html`<li><span>${question}</span></li>`)}
    </ol>
  </section>`;
}
