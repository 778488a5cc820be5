import { ignoreReasons, verdictKinds, verdictScopes, type IssueVerdict } from '@curbcut/model/scan';
import { asCount, asText, fieldAt } from './json-field.ts';
import { oneOf } from './one-of.ts';

/** What a person has decided about an issue; null when nobody has, or it can't be told who and what. */
export function readVerdict(value: unknown): IssueVerdict | null {
  const id = asText(fieldAt(value, 'verdict_id'));
  const kind = oneOf(verdictKinds, fieldAt(value, 'kind'));
  if (id === null || kind === null) return null;
  return {
    id,
    kind,
    reason: oneOf(ignoreReasons, fieldAt(value, 'reason')),
    note: asText(fieldAt(value, 'note')) ?? '',
    endsOn: asText(fieldAt(value, 'ends_on')),
    scope: oneOf(verdictScopes, fieldAt(value, 'scope')) ?? 'page',
    author: asText(fieldAt(value, 'author')) ?? '',
    decidedAt: asText(fieldAt(value, 'decided_at')) ?? '',
    elementsShown: asCount(fieldAt(value, 'elements_shown')) ?? 0,
  };
}
