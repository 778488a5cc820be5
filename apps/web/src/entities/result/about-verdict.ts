import { ignoreReasonWords, type IssueVerdict } from '@curbcut/model/scan';
import { formatLocalDate } from '../../lib/format.ts';

/** `: Accepted for now, by Maya Okafor on 30 November 2026, until 1 June 2027.` */
export function aboutVerdict({ reason, endsOn, author, decidedAt }: IssueVerdict): string {
  const why = reason === null ? '' : `: ${ignoreReasonWords[reason]}`;
  const end = endsOn === null ? '' : `, until ${formatLocalDate(endsOn)}`;
  return `${why}, by ${author} on ${formatLocalDate(decidedAt)}${end}.`;
}
