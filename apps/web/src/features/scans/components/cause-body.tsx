import type { Issue, IssueNode } from '@curbcut/model/scan';
import { withoutIndent } from '@curbcut/model/text';
import { Link } from 'react-router';
import { Link as LinkIcon } from 'lucide-react';
import { useContext, useState } from 'react';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { DecisionButtons } from '../../../entities/result/components/decisions/decision-buttons.tsx';
import { ElementScreenshot } from '../../../entities/result/components/element-screenshot.tsx';
import { FailureSummary } from '../../../entities/result/components/failure-summary.tsx';
import { HowToCheck } from '../../../entities/result/components/how-to-check.tsx';
import { IssueLinks } from '../../../entities/result/components/issue-links.tsx';
import { SuggestedChange } from '../../../entities/result/components/suggested-change.tsx';
import { VerdictNote } from '../../../entities/result/components/verdict-note.tsx';
import { WhatWeDid } from '../../../entities/result/components/what-we-did.tsx';
import { DecideContext } from '../../../entities/result/decide-context.ts';
import {
  ScreenshotContext,
  useLoadedScreenshot,
} from '../../../entities/result/page-screenshot.ts';
import { amount, plural } from '../../../lib/format.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import { usePagePicture } from '../page-pictures.ts';
import { causeAnchor, isDecidable } from '../site-causes.ts';
import { CausePages } from './cause-pages.tsx';

/** An open cause: who is shut out, one fix for all of its pages, the pages, and examples as they look. */
export function CauseBody({ cause, scanId }: { cause: Issue; scanId: string }) {
  const pages = cause.pagesCount ?? 1;
  const isReview = cause.outcome === 'needs-review';
  return (
    <>
      <div className="stack gap-6">
        <p className="max-w-prose">{cause.description}</p>
        {cause.reproduction?.state && (
          <p className="text-muted">Seen {cause.reproduction.state}.</p>
        )}
        {isReview && <HowToCheck issue={cause} title="How to look" level={4} />}
        <section className="stack gap-2">
          <h4>{headingOfFix(cause)}</h4>
          <p className="max-w-prose text-muted">{cause.help}</p>
          {cause.fix && <SuggestedChange fix={cause.fix} />}
          {pages > 1 && cause.component && (
            <p className="max-w-prose text-sm text-muted">
              The elements are alike on these pages, so one change in a template or style sheet
              {cause.fix ? ' like this one' : ''} repairs them all.
            </p>
          )}
        </section>
        {cause.reproduction && <WhatWeDid reproduction={cause.reproduction} />}
        {!isReview && <HowToCheck issue={cause} level={4} />}
        {cause.verdict && <VerdictNote verdict={cause.verdict} />}
        {cause.pagesCount !== undefined && <CausePages cause={cause} scanId={scanId} />}
        <div className="row">
          <CauseDecision cause={cause} />
          <CopyButton
            text={`${location.origin}${location.pathname}#${causeAnchor(cause.fingerprint)}`}
            what="link to this issue"
            Icon={LinkIcon}
            isWhole
          />
        </div>
        <IssueLinks issue={cause} />
      </div>
      <Examples cause={cause} />
    </>
  );
}

/** Sets a cause aside on all of its pages, or says where that can be done. Nothing where the reader may not decide. */
function CauseDecision({ cause }: { cause: Issue }) {
  const scan = useContext(DecideContext);
  if (isDecidable(cause)) return <DecisionButtons issue={cause} />;
  if (!scan) return null;
  return <p className="w-full max-w-prose text-sm text-muted">{whereDecided(cause)}</p>;
}

function whereDecided({ outcome, verdict }: Issue): string {
  if (verdict) return 'This was decided on its pages, and can be taken back there.';
  if (outcome === 'needs-review')
    return 'Each page may have another answer: open the scan of a page above to answer it there.';
  return 'These elements have nothing in common but the rule: open the scan of a page to ignore them, or to call them a false alarm, there.';
}

function headingOfFix({ outcome, component, pagesCount = 1 }: Issue): string {
  if (outcome === 'needs-review') return 'If it is a problem: how to fix';
  if (pagesCount === 1) return 'How to fix';
  return component
    ? `Fix once, repairs ${plural(pagesCount, 'page')}`
    : `How to fix, on ${plural(pagesCount, 'page')}`;
}

const examplesAtFirst = 3;

function Examples({ cause }: { cause: Issue }) {
  const [isWhole, setWhole] = useState(false);
  if (cause.nodes.length === 0) return null;
  const shown = isWhole ? cause.nodes : cause.nodes.slice(0, examplesAtFirst);
  return (
    <section className="stack gap-3">
      <h4>
        Example {plural(shown.length, 'element').replace(/^\d+ /, '')} ({shown.length} of{' '}
        {amount(Math.max(cause.nodesTotal, shown.length))})
      </h4>
      <ul className="examples">
        {shown.map((node, index) => (
          <Example key={index} cause={cause} node={node} number={index + 1} />
        ))}
      </ul>
      {shown.length < cause.nodes.length && (
        <p>
          <Button onPress={() => setWhole(true)}>
            Show {plural(cause.nodes.length - shown.length, 'more example')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** An element as it looks on its page, cut out of that page's own picture. */
function Example(props: { cause: Issue; node: IssueNode; number: number }) {
  const { cause, node, number } = props;
  const picture = useLoadedScreenshot(usePagePicture(node.page?.scanId));
  const selector = node.target.join(' › ');
  return (
    <li className="stack gap-2">
      {node.page && (
        <p className="anywhere text-sm">
          On{' '}
          {node.page.scanId === undefined ? (
            shortUrl(node.page.url)
          ) : (
            <Link to={`/scan/${node.page.scanId}`}>
              <BreakableText text={shortUrl(node.page.url)} />
            </Link>
          )}
        </p>
      )}
      <ScreenshotContext value={picture}>
        <ElementScreenshot node={node} outcome={cause.outcome} />
      </ScreenshotContext>
      <div className="flex flex-wrap items-start justify-end gap-x-3">
        <p className="element__selector flex-[1_1_12rem]">
          <BreakableText text={selector} />
        </p>
        <span className="-my-2">
          <CopyButton text={selector} what={`the selector of example ${number}`} />
        </span>
      </div>
      <code className="code min-w-0">{withoutIndent(node.html)}</code>
      <FailureSummary issue={cause} text={node.failureSummary} />
    </li>
  );
}
