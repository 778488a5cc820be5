import type { Issue, IssueNode } from '@curbcut/model/scan';
import { withoutIndent } from '@curbcut/model/text';
import { Link } from 'react-router';
import { ExternalLink, Link as LinkIcon } from 'lucide-react';
import { useContext, useState } from 'react';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { DecisionButtons } from '../../../entities/result/components/decisions/decision-buttons.tsx';
import { ElementScreenshot } from '../../../entities/result/components/element-screenshot.tsx';
import { SuggestedChange } from '../../../entities/result/components/suggested-change.tsx';
import { VerdictNote } from '../../../entities/result/components/verdict-note.tsx';
import { DecideContext } from '../../../entities/result/decide-context.ts';
import {
  ScreenshotContext,
  useLoadedScreenshot,
} from '../../../entities/result/page-screenshot.ts';
import { amount, plural } from '../../../lib/format.ts';
import { safeHref, shortUrl } from '../../../lib/page-url.ts';
import { usePagePicture } from '../page-pictures.ts';
import { causeAnchor, isDecidable } from '../site-causes.ts';
import { CausePages } from './cause-pages.tsx';

/** An open cause: who is shut out, one fix for all of its pages, the pages, and examples as they look. */
export function CauseBody({ cause, scanId }: { cause: Issue; scanId: string }) {
  const pages = cause.pagesCount ?? 1;
  const href = safeHref(cause.helpUrl);
  return (
    <>
      <div className="stack gap-6">
        <p className="max-w-prose">{cause.description}</p>
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
          {href && (
            <a
              className="inline-flex min-h-11 items-center gap-2"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
            >
              More about this rule
              <span className="sr-only">: {cause.title} (opens in a new window)</span>
              <ExternalLink className="icon icon--sm" aria-hidden="true" />
            </a>
          )}
        </div>
      </div>
      <Examples cause={cause} />
    </>
  );
}

/** Sets a cause aside on all of its pages, or says where that can be done. Nothing where the reader may not decide. */
function CauseDecision({ cause }: { cause: Issue }) {
  const scan = useContext(DecideContext);
  if (isDecidable(cause)) return <DecisionButtons issue={cause} />;
  if (!scan || cause.outcome !== 'failed') return null;
  return (
    <p className="w-full max-w-prose text-sm text-muted">
      {cause.verdict
        ? 'This was decided on its pages, and can be taken back there.'
        : 'These elements have nothing in common but the rule: open the scan of a page to ignore them, or to call them a false alarm, there.'}
    </p>
  );
}

function headingOfFix({ outcome, component, pagesCount = 1 }: Issue): string {
  if (outcome === 'needs-review') return 'What to look at';
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
      <p className="anywhere text-sm whitespace-pre-line text-muted">{node.failureSummary}</p>
    </li>
  );
}
