import { verdictWords, type IssueVerdict } from '@curbcut/model/scan';
import { UserCheck } from 'lucide-react';
import { Notice } from '../../../components/ui/notice.tsx';
import { aboutVerdict } from '../about-verdict.ts';

/** What a person has decided about an issue, with who and when. */
export function VerdictNote({ verdict }: { verdict: IssueVerdict }) {
  const { kind, note } = verdict;
  return (
    <Notice kind="info" icon={UserCheck}>
      <p>
        <strong>{verdictWords[kind]}</strong>
        {aboutVerdict(verdict)}
      </p>
      {note !== '' && <p className="anywhere whitespace-pre-line">{note}</p>}
    </Notice>
  );
}
