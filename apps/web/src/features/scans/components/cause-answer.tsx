import type { Issue } from '@curbcut/model/scan';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { RadioField } from '../../../components/ui/radio-field.tsx';
import { AnswerFields } from '../../../entities/result/components/review/answer-fields.tsx';
import { useAnswer } from '../../../entities/result/use-answer.ts';
import { useDecide, type Decide } from '../../../entities/result/use-decide.ts';
import { plural } from '../../../lib/format.ts';
import { waysToAnswer, type WayToAnswer } from '../ways-to-answer.ts';
import { pageName } from '../site-page-lists.ts';
import type { ChosenPage } from '../use-page-choice.ts';

interface CauseAnswerProps {
  cause: Issue;
  /** The page that it is shown on, and that page’s own issue; null until that is known. */
  page: ChosenPage;
  own: Issue | null;
  /** The cause as that page has it. */
  shown: Issue;
}

/** A question of a site, answered for all of its pages or for the one that is shown. Nothing where neither can be. */
export function CauseAnswer({ cause, page, own, shown }: CauseAnswerProps) {
  const headingId = useId();
  const ways = waysToAnswer(cause, { own, shown });
  const [wanted, setWanted] = useState<WayToAnswer>('all');
  const way = ways.includes(wanted) ? wanted : ways[0];
  const forAll = useDecide();
  const forPage = useDecide(page.scanId);
  if (!forAll || !forPage || way === undefined) return null;
  const issue = way === 'page' && own ? own : cause;
  return (
    <section className="answer" aria-labelledby={headingId}>
      <h4 id={headingId} className="text-base">
        Your answer
      </h4>
      {ways.length > 1 && (
        <RadioField
          label="Where it holds"
          name={`${headingId}-where`}
          value={way}
          onChange={setWanted}
          options={[
            { id: 'all', label: `On all ${plural(cause.pagesCount ?? 1, 'page')}` },
            { id: 'page', label: `On ${pageName(page)} only` },
          ]}
        />
      )}
      <AnswerForm
        key={`${issue.fingerprint} ${issue.verdictRevision ?? 0}`}
        issue={issue}
        decide={way === 'page' ? forPage : forAll}
        headingId={headingId}
        namesElements={way === 'page'}
      />
    </section>
  );
}

interface AnswerFormProps {
  issue: Issue;
  decide: Decide;
  headingId: string;
  namesElements: boolean;
}

function AnswerForm({ issue, decide, headingId, namesElements }: AnswerFormProps) {
  const state = useAnswer({ issue, decide, onDone: keepFocus });
  return (
    <>
      <AnswerFields state={state} headingId={headingId} namesElements={namesElements} />
      <p>
        <Button look="primary" isPending={state.isPending} onPress={() => void state.save()}>
          {state.isPending ? 'Saving...' : 'Save'}
        </Button>
      </p>
    </>
  );
}

/** What is answered leaves the list of questions, and the focus with it. */
function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const list = document.getElementById('needs-review') ?? document.getElementById('issues');
    list?.focus();
  });
}
