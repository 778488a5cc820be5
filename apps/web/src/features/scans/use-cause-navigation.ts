import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { IssueNavigation } from '../../entities/result/issue-navigation.ts';
import { writeView } from '../../entities/result/result-view.ts';
import { causeAnchor } from './site-causes.ts';
import type { OpenCauses } from './use-open-causes.ts';

/** Where links to issues lead in the result of a site: to the cause in its list, opened. Elements are on the pages. */
export function useCauseNavigation({ isOpen, setOpen }: OpenCauses): IssueNavigation {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const goTo = (hash: string) => {
      const to = writeView('issues', new URLSearchParams(search));
      void navigate({ search: `${to}`, hash });
    };
    return {
      isOpen,
      setOpen,
      entriesShown: () => 0,
      showMoreEntries: () => {},
      goToNode: ({ fingerprint }) => goTo(causeAnchor(fingerprint)),
      goToIssue: (fingerprint) => goTo(causeAnchor(fingerprint)),
      goToId: goTo,
    };
  }, [isOpen, setOpen, search, navigate]);
}
