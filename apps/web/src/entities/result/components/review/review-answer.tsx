import type { Issue } from '@curbcut/model/scan';
import { ArrowRight } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { CheckField } from '../../../../components/ui/check-field.tsx';
import { useAnswer } from '../../use-answer.ts';
import type { Decide } from '../../use-decide.ts';
import { useSingleKeys } from '../../use-single-keys.ts';
import { AnswerFields } from './answer-fields.tsx';

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
  const state = useAnswer({ issue, decide, onDone });
  const { choose, save, isPending } = state;
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
      <AnswerFields
        state={state}
        headingId={headingId}
        namesElements
        showsKeys={isOn}
        noteRef={note}
      />
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
