import type { Issue } from '@curbcut/model/scan';
import { useMemo, type ReactNode } from 'react';
import { useScan } from '../../../entities/scan/api/use-scan.ts';
import {
  IssueWithPicture,
  type WithPicture,
} from '../../../entities/result/components/issue-body.tsx';
import { IssueNavigationContext, issueId } from '../../../entities/result/issue-navigation.ts';
import { ShownIssuesContext } from '../../../entities/result/other-issues.ts';
import {
  ScreenshotContext,
  useLoadedScreenshot,
} from '../../../entities/result/page-screenshot.ts';
import { viewOf, writeView } from '../../../entities/result/result-view.ts';
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
   * `issue`: the cause as the page has it; null before that is loaded. `ownResult`: the path of the page’s own result, at
   * this issue where it has it.
   */
  children: (parts: WithPicture & { issue: Issue | null; ownResult: string | null }) => ReactNode;
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
  const ownResult = pathOfOwn(page, result?.issues, issue);
  const screenshot = useLoadedScreenshot(scan.data?.screenshot ?? null);
  const others = useMemo(
    () => result?.issues.filter((other) => !issue || other.rule !== issue.rule) ?? none,
    [result, issue],
  );
  return (
    <ShownIssuesContext value={others}>
      <ScreenshotContext value={screenshot}>
        <Shown cause={cause} issue={issue} ownResult={ownResult}>
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
  ownResult = null,
  children,
}: Omit<CauseOfPageProps, 'page' | 'causes'> & {
  issue: Issue | null;
  ownResult?: string | null;
}) {
  const shown = issue ?? { ...cause, nodes: [], nodesTotal: 0 };
  return (
    <IssueWithPicture issue={shown}>
      {(parts) => children({ ...parts, issue, ownResult })}
    </IssueWithPicture>
  );
}

function pathOfOwn(
  { scanId }: ChosenPage,
  issues: readonly Issue[] = [],
  shown: Issue | null,
): string {
  const [element] = shown?.nodes ?? [];
  const own = element && issues.find(({ nodes }) => nodes.includes(element));
  if (!own) return `/scan/${scanId}`;
  return `/scan/${scanId}?${writeView(viewOf(own), new URLSearchParams())}#${issueId(own.fingerprint)}`;
}

/** What the site kept of the page: its own scan does not have what only the pages together show. */
function exampleOf(cause: Issue, { scanId, elements }: ChosenPage): Issue {
  const { pagesCount: _pages, ...rest } = cause;
  const nodes = cause.nodes
    .filter(({ page }) => page?.scanId === scanId)
    .map(({ page: _page, ...node }) => node);
  return { ...rest, nodes, nodesTotal: Math.max(nodes.length, elements) };
}
