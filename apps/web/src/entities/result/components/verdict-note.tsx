import { ignoreReasonWords, verdictWords, type IssueVerdict } from '@curbcut/model/scan';
import { UserCheck } from 'lucide-react';
import { Notice } from '../../../components/ui/notice.tsx';
import { formatLocalDate } from '../../../lib/format.ts';

/** What a person has decided about an issue, with who and when. */
export function VerdictNote({ verdict }: { verdict: IssueVerdict }) {
  const { kind, reason, note, endsOn, author, decidedAt } = verdict;
  return (
    <Notice kind="info" icon={UserCheck}>
      <p>
        <strong>{verdictWords[kind]}</strong>
        {reason !== null && `: ${ignoreReasonWords[reason]}`}, by {author} on{' '}
        {formatLocalDate(decidedAt)}
        {endsOn !== null && `, until ${formatLocalDate(endsOn)}`}.
      </p>
      {note !== '' && <p className="anywhere whitespace-pre-line">{note}</p>}
    </Notice>
  );
}
