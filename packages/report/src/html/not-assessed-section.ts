import { amount } from '@curbcut/model/text';
import { html } from 'ghtml';
import { engineFailureSentence, type NotAssessed, type ScanResult } from '@curbcut/model/scan';
import { visibleText } from './visible-text.ts';

const kindNames: Record<NotAssessed['kind'], string> = {
  frame: 'Frame',
  'shadow-root': 'Component',
  engine: 'Engine',
  check: 'Check',
  content: 'Content',
  page: 'Page',
};
const entriesShown = 200;

/** What the scan could not judge and what it has to say about itself; empty when there is nothing of either. */
export function notAssessedSection(result: ScanResult): string {
  const entries = [
    ...result.engineFailures.map(
      (failure) => html`<li>${visibleText(engineFailureSentence(failure))}</li>`,
    ),
    ...result.notAssessed.map(notAssessedItem),
  ];
  const parts =
    entries.length > 0
      ? list('Not assessed', 'Nobody knows yet whether these parts have issues.', entries)
      : '';
  const warnings = result.warnings.map((warning) => html`<li>${visibleText(warning)}</li>`);
  return `${parts}${warnings.length > 0 ? list('About this scan', '', warnings) : ''}`;
}

function notAssessedItem({ kind, target, message }: NotAssessed): string {
  const path = visibleText(target.join(' >>> '), 1_000);
  const place = path ? html` <code>${path}</code>` : '';
  return html`<li>${kindNames[kind]}!${place}: ${visibleText(message)}</li>`;
}

function list(title: string, intro: string, items: string[]): string {
  const id = title.toLowerCase().replaceAll(' ', '-');
  const more = items.length - entriesShown;
  return html`<section class="keep" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    !${intro && html`<p class="muted">${intro}</p>`}
    <ul class="plain-list">
      !${items.slice(0, entriesShown)}
    </ul>
    !${more > 0 ? html`<p class="small">… and ${amount(more)} more</p>` : ''}
  </section>`;
}
