import type { Issue } from '@curbcut/model/scan';
import { useMemo, type ReactNode } from 'react';
import { useScan } from '../../../entities/scan/api/use-scan.ts';
import {
  IssueWithPicture,
  type WithPicture,
} from '../../../entities/result/components/issue-body.tsx';
import { IssueNavigationContext } from '../../../entities/result/issue-navigation.ts';
import { ShownIssuesContext } from '../../../entities/result/other-issues.ts';
import {
  ScreenshotContext,
  useLoadedScreenshot,
} from '../../../entities/result/page-screenshot.ts';
import { causeOnPage } from '../cause-on-page.ts';
import { useElementNavigation } from '../use-element-navigation.ts';
import type { ChosenPage } from '../use-page-choice.ts';

interface CauseOfPageProps {
  cause: Issue;
  /** Null where none is known. */
  page: ChosenPage | null;
  /** All of the site. */
  causes: readonly Issue[];
  /**
   * `issue`: the cause as the page has it; null before that is loaded. `own`: the page's own issue that it is a part of;
   * null where there is none.
   */
  children: (parts: WithPicture & { issue: Issue | null; own: Issue | null }) => ReactNode;
}

/** How a cause looks on one page of its site, from that page's own scan. */
export function CauseOfPage({ page, ...props }: CauseOfPageProps) {
  const navigation = useElementNavigation();
  return (
    <IssueNavigationContext value={navigation}>
      {page ? <Loaded page={page} {...props} /> : <Shown issue={null} {...props} />}
    </IssueNavigationContext>
  );
}

const none: readonly Issue[] = [];

function Loaded(props: CauseOfPageProps & { page: ChosenPage }) {
  const { cause, page, causes, children } = props;
  const scan = useScan(page.scanId);
  const result = scan.data?.result ?? null;
  const issue = useMemo(
    () => result && (causeOnPage(cause, result, causes) ?? exampleOf(cause, page)),
    [result, cause, causes, page],
  );
  const own = ownIssue(result?.issues, issue);
  const screenshot = useLoadedScreenshot(scan.data?.screenshot ?? null);
  const others = useMemo(
    () => result?.issues.filter((other) => !issue || other.rule !== issue.rule) ?? none,
    [result, issue],
  );
  return (
    <ShownIssuesContext value={others}>
      <ScreenshotContext value={screenshot}>
        <Shown cause={cause} issue={issue} own={own}>
          {(parts) =>
            children({
              ...parts,
              notice: issue ? (
                parts.notice
              ) : (
                <p className="text-muted">
                  {scan.isError ? scan.error.message : <output>Loading the page...</output>}
                </p>
              ),
            })
          }
        </Shown>
      </ScreenshotContext>
    </ShownIssuesContext>
  );
}

function Shown({
  cause,
  issue,
  own = null,
  children,
}: Omit<CauseOfPageProps, 'page' | 'causes'> & {
  issue: Issue | null;
  own?: Issue | null;
}) {
  const shown = issue ?? { ...cause, nodes: [], nodesTotal: 0 };
  return (
    <IssueWithPicture issue={shown}>
      {(parts) => children({ ...parts, issue, own })}
    </IssueWithPicture>
  );
}

function ownIssue(issues: readonly Issue[] = [], shown: Issue | null): Issue | null {
  const [element] = shown?.nodes ?? [];
  return issues.find(({ nodes }) => element && nodes.includes(element)) ?? null;
}

/** What the site kept of the page: its own scan does not have what only the pages together show. */
function exampleOf(cause: Issue, { scanId, elements }: ChosenPage): Issue {
  const { pagesCount: _pages, ...rest } = cause;
  const nodes = cause.nodes
    .filter(({ page }) => page?.scanId === scanId)
    .map(({ page: _page, ...node }) => node);
  return { ...rest, nodes, nodesTotal: Math.max(nodes.length, elements) };
}
