import { createContext, useContext } from 'react';

/** Opening issues, and moving the focus to them and their elements. */
export interface IssueNavigation {
  isOpen: (fingerprint: string) => boolean;
  setOpen: (fingerprint: string, isOpen: boolean) => void;
  /** How many elements of an issue are listed. */
  nodesShown: (fingerprint: string) => number;
  showMoreNodes: (fingerprint: string) => void;
  goToNode: (place: { fingerprint: string; nodeIndex: number }) => void;
  goToIssue: (fingerprint: string) => void;
  /** Focuses a part of the page that may only be drawn in a moment. */
  goToId: (id: string) => void;
}

export const IssueNavigationContext = createContext<IssueNavigation | null>(null);

export function useIssueNavigation(): IssueNavigation {
  const navigation = useContext(IssueNavigationContext);
  if (!navigation) throw new Error('useIssueNavigation needs an IssueNavigationContext');
  return navigation;
}

export const issueId = (fingerprint: string) => `issue-${fingerprint}`;
export const nodeId = (fingerprint: string, index: number) => `element-${fingerprint}-${index}`;
