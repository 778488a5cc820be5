import { limits } from '@curbcut/model/limits';
import { useEffect, useMemo, useState } from 'react';
import { issueId, nodeId, type IssueNavigation } from './issue-navigation.ts';

const nodesStep = 20;

/** Which issues are open, how many of their elements are listed, and where the focus goes next. */
export function useIssueNavigationState(firstOpen: string | undefined): IssueNavigation {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(firstOpen ? [firstOpen] : []),
  );
  const [shown, setShown] = useState<ReadonlyMap<string, number>>(new Map());
  const [focusNext, setFocusNext] = useState<{ id: string } | null>(null);

  useEffect(() => {
    if (focusNext) focusElement(focusNext.id);
  }, [focusNext]);

  return useMemo(() => {
    const nodesShown = (fingerprint: string) => shown.get(fingerprint) ?? limits.nodesShownPerIssue;
    const show = (fingerprint: string, count: number) =>
      setShown((known) => new Map(known).set(fingerprint, count));
    const setIssueOpen = (fingerprint: string, isOpen: boolean) =>
      setOpen((known) => {
        const next = new Set(known);
        if (isOpen) next.add(fingerprint);
        else next.delete(fingerprint);
        return next;
      });
    return {
      isOpen: (fingerprint) => open.has(fingerprint),
      setOpen: setIssueOpen,
      nodesShown,
      showMoreNodes: (fingerprint) => {
        const before = nodesShown(fingerprint);
        show(fingerprint, before + nodesStep);
        setFocusNext({ id: nodeId(fingerprint, before) });
      },
      goToNode: ({ fingerprint, nodeIndex }) => {
        setIssueOpen(fingerprint, true);
        if (nodesShown(fingerprint) <= nodeIndex) show(fingerprint, nodeIndex + 1);
        setFocusNext({ id: nodeId(fingerprint, nodeIndex) });
      },
      goToIssue: (fingerprint) => {
        setIssueOpen(fingerprint, true);
        setFocusNext({ id: issueId(fingerprint) });
      },
      goToId: (id) => setFocusNext({ id }),
    };
  }, [open, shown]);
}

function focusElement(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
