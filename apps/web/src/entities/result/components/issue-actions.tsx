import type { Issue } from '@curbcut/model/scan';
import { Link as LinkIcon } from 'lucide-react';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { issueId } from '../issue-navigation.ts';
import { DecisionButtons } from './decisions/decision-buttons.tsx';

/** What can be done with an open issue. */
export function IssueActions({ issue }: { issue: Issue }) {
  const link = new URL(`#${issueId(issue.fingerprint)}`, location.origin + location.pathname);
  return (
    <div className="issue__actions">
      <DecisionButtons issue={issue} />
      <CopyButton text={link.href} what="link to this issue" Icon={LinkIcon} isWhole />
    </div>
  );
}
