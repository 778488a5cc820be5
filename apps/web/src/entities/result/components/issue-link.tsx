import type { ReactNode } from 'react';
import { useIssueNavigation, issueId } from '../issue-navigation.ts';

interface IssueLinkProps {
  fingerprint: string;
  className?: string;
  /** Whether it is the one that is shown. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** Leads to an issue of this result, opened, in whatever view it is. */
export function IssueLink({ fingerprint, className, isCurrent, children }: IssueLinkProps) {
  const navigation = useIssueNavigation();
  return (
    <a
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
      href={`#${issueId(fingerprint)}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigation.goToIssue(fingerprint);
      }}
    >
      {children}
    </a>
  );
}
