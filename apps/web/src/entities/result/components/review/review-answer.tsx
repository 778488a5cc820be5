import { limits } from '@curbcut/model/limits';
import { reviewAnswers, verdictWords, type Issue } from '@curbcut/model/scan';
import { ArrowRight, CircleCheck, CircleHelp, OctagonX, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { CheckField } from '../../../../components/ui/check-field.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { TextAreaField } from '../../../../components/ui/text-area-field.tsx';
import { announce } from '../../../../lib/announce.ts';
import { failureSentence } from '../../../../lib/failure-sentence.ts';
import { useSingleKeys } from '../../use-single-keys.ts';
import type { Decide } from '../../use-decide.ts';
import { MeantElements } from './meant-elements.tsx';

type Answer = (typeof reviewAnswers)[number];

const answers: Readonly<Record<Answer, { Icon: LucideIcon; effect: string }>> = {
  problem: { Icon: OctagonX, effect: 'Becomes an issue, and counts in the score' },
  'no-problem': { Icon: CircleCheck, effect: 'Kept until the elements or the rule change' },
  'not-sure': { Icon: CircleHelp, effect: 'Stays open, marked for a second look' },
};

interface ReviewAnswerProps {
  issue: Issue;
  decide: Decide;
  /** To the question after, the one before, and the next that waits; null: there is none. */
  onNext: (() => void) | null;
  onBack: (() => void) | null;
  onDone: () => void;
}

/** The answer to one question. Made anew for each. */
export function ReviewAnswer({ issue, decide, onNext, onBack, onDone }: ReviewAnswerProps) {
  const headingId = useId();
  const note = useRef<HTMLTextAreaElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const given = reviewAnswers.find((kind) => kind === issue.verdict?.kind) ?? null;
  const [chosen, setChosen] = useState<Answer | null>(given);
  const [text, setText] = useState(issue.verdict?.note ?? '');
  const [meant, setMeant] = useState<ReadonlySet<string>>(new Set());
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async () => {
    if (isPending) return;
    if (chosen === null) {
      setProblem('Choose an answer first.');
      group.current?.querySelector('button')?.focus();
      return;
    }
    setPending(true);
    setProblem(null);
    try {
      const elements = chosen === 'problem' ? [...meant] : [];
      await decide.decide(issue, { kind: chosen, note: text, elements });
      announce(`Saved: ${verdictWords[chosen]}.`);
      onDone();
    } catch (error) {
      setProblem(failureSentence(error, 'Your answer could not be kept. Try again.'));
    } finally {
      setPending(false);
    }
  };
  const choose = (answer: Answer) => {
    setChosen(answer);
    setProblem(null);
  };
  const { isOn, switchKeys } = useSingleKeys({
    1: () => choose('problem'),
    2: () => choose('no-problem'),
    3: () => choose('not-sure'),
    n: () => note.current?.focus(),
    j: () => onNext?.(),
    k: () => onBack?.(),
    Enter: () => void save(),
  });

  return (
    <section className="answer" aria-labelledby={headingId}>
      <h3 id={headingId}>Your answer</h3>
      <fieldset className="answer__choices" aria-labelledby={headingId} ref={group}>
        {reviewAnswers.map((answer, index) => {
          const { Icon, effect } = answers[answer];
          return (
            <button
              key={answer}
              type="button"
              className="answer__choice"
              aria-pressed={chosen === answer}
              onClick={() => choose(answer)}
            >
              <Icon className="icon" aria-hidden="true" />
              <span>
                <b>{verdictWords[answer]}</b>
                <small>{effect}</small>
              </span>
              {isOn && (
                <span className="kbd" aria-hidden="true">
                  {index + 1}
                </span>
              )}
            </button>
          );
        })}
      </fieldset>
      {chosen === 'problem' && <MeantElements issue={issue} meant={meant} onChange={setMeant} />}
      <TextAreaField
        label="Note"
        name="note"
        optional
        rows={3}
        maxLength={limits.noteLength}
        value={text}
        onChange={setText}
        inputRef={note}
      />
      {problem !== null && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <div className="row gap-3">
        <Button look="primary" isPending={isPending} onPress={() => void save()}>
          {isPending ? 'Saving...' : 'Save and next'}
          <ArrowRight className="icon" aria-hidden="true" />
        </Button>
        {onNext && (
          <Button look="ghost" onPress={onNext}>
            Skip
          </Button>
        )}
      </div>
      <div className="answer__keys">
        {isOn && (
          <p className="text-sm text-muted">
            Keys: <kbd className="kbd">1</kbd> <kbd className="kbd">2</kbd>{' '}
            <kbd className="kbd">3</kbd> answer, <kbd className="kbd">N</kbd> note,{' '}
            <kbd className="kbd">Enter</kbd> save and next, <kbd className="kbd">J</kbd>{' '}
            <kbd className="kbd">K</kbd> next and back
          </p>
        )}
        <CheckField name="keys" isChecked={isOn} onChange={switchKeys}>
          Use single keys (never while you type)
        </CheckField>
      </div>
    </section>
  );
}
