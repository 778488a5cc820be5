import type { Issue } from '@curbcut/model/scan';
import { Link } from 'react-router';
import { useState } from 'react';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { PartHeading } from '../../../entities/result/components/part-heading.tsx';
import { amount } from '../../../lib/format.ts';
import { onPageSentence, pageNameAmong } from '../site-page-lists.ts';
import type { PageChoice } from '../use-page-choice.ts';

const shownAtFirst = 10;

/** The pages that a cause is on, the worst first. */
export function CausePages({ cause, choice }: { cause: Issue; choice: PageChoice }) {
  const { answer } = choice;
  const [isWhole, setWhole] = useState(false);
  const pages = answer.data?.pages.flatMap((part) => part.pages) ?? [];
  const total = answer.data?.pages[0]?.total ?? cause.pagesCount ?? 0;
  const shown = isWhole ? pages : pages.slice(0, shownAtFirst);
  const rest = total - shown.length;
  const showMore = () => {
    if (isWhole) void answer.fetchNextPage();
    else setWhole(true);
  };
  return (
    <section className="stack gap-2">
      <PartHeading>Pages with this issue ({amount(total)})</PartHeading>
      {answer.isPending && <output className="text-sm text-muted">Loading the pages...</output>}
      {answer.isError && (
        <p role="alert" className="text-sm text-muted">
          {answer.error.message}
        </p>
      )}
      <ul className="cause-pages">
        {shown.map((page) => (
          <li key={page.url}>
            <Link to={`/scan/${page.scan_id}`} className="anywhere">
              <BreakableText text={pageNameAmong(page, pages)} />
            </Link>
            <span className="num text-sm text-subtle">{onPageSentence(page)}</span>
          </li>
        ))}
      </ul>
      {pages.length > 0 && (
        <p className="row">
          {rest > 0 && (
            <Button isPending={answer.isFetchingNextPage} onPress={showMore}>
              {rest === 1 ? 'Show the other page' : `Show the other ${amount(rest)} pages`}
            </Button>
          )}
          <CopyButton
            text={pages.map(({ url }) => url).join('\n')}
            what={`${amount(pages.length)} ${pages.length === 1 ? 'address' : 'addresses'}`}
            isWhole
          />
        </p>
      )}
    </section>
  );
}
