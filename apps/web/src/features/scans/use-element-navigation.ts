import { limits } from '@curbcut/model/limits';
import { useEffect, useMemo, useState } from 'react';
import { issueId, nodeId, type IssueNavigation } from '../../entities/result/issue-navigation.ts';

const entriesStep = 20;

/** Within an open cause: how many elements of the page are listed, and which one the focus goes to. */
export function useElementNavigation(): IssueNavigation {
  const [shown, setShown] = useState<number>(limits.nodesShownPerIssue);
  const [focusNext, setFocusNext] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (!focusNext) return;
    const element = document.getElementById(focusNext.id);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }, [focusNext]);
  return useMemo(
    () => ({
      isOpen: () => true,
      setOpen: () => {},
      entriesShown: () => shown,
      showMoreEntries: (fingerprint, index) => {
        setShown(shown + entriesStep);
        setFocusNext({ id: nodeId(fingerprint, index) });
      },
      goToNode: ({ fingerprint, nodeIndex, entry }) => {
        if (shown <= entry) setShown(entry + 1);
        setFocusNext({ id: nodeId(fingerprint, nodeIndex) });
      },
      goToIssue: (fingerprint) => setFocusNext({ id: issueId(fingerprint) }),
      goToId: (id) => setFocusNext({ id }),
    }),
    [shown],
  );
}
