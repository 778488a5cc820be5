import { limits } from '@curbcut/model/limits';
import type { Issue } from '@curbcut/model/scan';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { issueId, nodeId, readIssueHash, type IssueNavigation } from './issue-navigation.ts';
import { viewOf, writeView } from './result-view.ts';

const entriesStep = 20;

interface NavigationOptions {
  issues: readonly Issue[];
  /** Open from the start, unless the address names another. */
  firstOpen: string | undefined;
}

interface FocusTarget {
  id: string;
  /** An issue lands with its head at the top; the rest is only brought into sight. */
  block: ScrollLogicalPosition;
}

/**
 * Which issues are open, how many entries of their elements are listed, and where the focus goes next. The issue that
 * the address names is opened, and gone to, whenever the address changes.
 */
export function useIssueNavigationState(options: NavigationOptions): {
  navigation: IssueNavigation;
  /** The issue that the address names; null without one. */
  linked: string | null;
} {
  const { issues, firstOpen } = options;
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const linked = readIssueHash(hash);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([linked ?? firstOpen].flatMap((fingerprint) => fingerprint ?? [])),
  );
  const [shown, setShown] = useState<ReadonlyMap<string, number>>(new Map());
  const [focusNext, setFocusNext] = useState<FocusTarget | null>(null);
  const [arrival, setArrival] = useState<string | null>(null);

  // Each navigation has a key of its own, so that the same link leads there again.
  const arrived = `${key} ${hash}`;
  if (linked !== null && arrival !== arrived) {
    setArrival(arrived);
    const issue = issues.find(({ fingerprint }) => fingerprint === linked);
    if (issue) {
      setOpen(new Set(open).add(linked));
      setFocusNext({ id: issueId(linked), block: 'start' });
    }
  }
  useEffect(() => {
    if (focusNext) focusElement(focusNext);
  }, [focusNext]);

  const navigation = useMemo(() => {
    const entriesShown = (fingerprint: string) =>
      shown.get(fingerprint) ?? limits.nodesShownPerIssue;
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
      entriesShown,
      showMoreEntries: (fingerprint, nodeIndex) => {
        show(fingerprint, entriesShown(fingerprint) + entriesStep);
        setFocusNext({ id: nodeId(fingerprint, nodeIndex), block: 'nearest' });
      },
      goToNode: ({ fingerprint, nodeIndex, entry }) => {
        setIssueOpen(fingerprint, true);
        if (entriesShown(fingerprint) <= entry) show(fingerprint, entry + 1);
        setFocusNext({ id: nodeId(fingerprint, nodeIndex), block: 'nearest' });
      },
      goToIssue: (fingerprint) => {
        const issue = issues.find((one) => one.fingerprint === fingerprint);
        const params = new URLSearchParams(search);
        const next = issue ? writeView(viewOf(issue), params) : params;
        void navigate({ search: `${next}`, hash: issueId(fingerprint) });
      },
      goToId: (id) => setFocusNext({ id, block: 'nearest' }),
    } satisfies IssueNavigation;
  }, [open, shown, issues, search, navigate]);
  return { navigation, linked };
}

function focusElement({ id, block }: FocusTarget): void {
  const element = document.getElementById(id);
  const taker = element?.matches('.issue') ? element.querySelector('button') : element;
  taker?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}
