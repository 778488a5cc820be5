import { createContext, useContext } from 'react';

/** Where an element is: its number in the issue, and its place among the entries of the list, both from 0. */
interface NodePlace {
  fingerprint: string;
  nodeIndex: number;
  entry: number;
}

/** Opening issues, and moving the focus to them and their elements. */
export interface IssueNavigation {
  isOpen: (fingerprint: string) => boolean;
  setOpen: (fingerprint: string, isOpen: boolean) => void;
  /** How many entries of an issue’s elements are listed. */
  entriesShown: (fingerprint: string) => number;
  /** `nodeIndex`: the first element of the first further entry. */
  showMoreEntries: (fingerprint: string, nodeIndex: number) => void;
  goToNode: (place: NodePlace) => void;
  /** Opens an issue in the view that it is in, and writes it into the address. */
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

/** Stands in links that people keep. */
export const issueId = (fingerprint: string) => `i-${fingerprint}`;
export const nodeId = (fingerprint: string, index: number) => `element-${fingerprint}-${index}`;

/** The issue that a URL's hash names; null for another hash. */
export function readIssueHash(hash: string): string | null {
  return /^#i-(.+)$/.exec(hash)?.[1] ?? null;
}
