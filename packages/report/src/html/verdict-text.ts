import {
  ignoreReasonWords,
  type Issue,
  type IssueVerdict,
  verdictWords,
} from '@curbcut/model/scan';
import { html } from 'ghtml';
import { visibleText } from './visible-text.ts';
import { dayText } from './wording.ts';

/** Why a person decided so, who it was, and when. */
export function verdictText({ reason, note, endsOn, author, decidedAt }: IssueVerdict): string {
  const why = [
    ...(reason ? [html`${ignoreReasonWords[reason]}. `] : []),
    ...(note === '' ? [] : [html`“${visibleText(note)}” `]),
    ...(endsOn === null ? [] : [html`Until ${dayText(endsOn)}. `]),
  ];
  return html`!${why}${visibleText(author, 200)}, ${dayText(decidedAt)}`;
}

/** What a person said of an issue that is listed all the same; empty when nobody has. */
export function verdictLine({ verdict }: Issue): string {
  if (!verdict) return '';
  return html`<p class="lines"><b>${verdictWords[verdict.kind]}:</b> !${verdictText(verdict)}</p>`;
}
