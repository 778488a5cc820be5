import { limits } from '@curbcut/model/limits';
import { reviewAnswers, verdictWords } from '@curbcut/model/scan';
import { CircleCheck, CircleHelp, OctagonX, type LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { Notice } from '../../../../components/ui/notice.tsx';
import { TextAreaField } from '../../../../components/ui/text-area-field.tsx';
import type { Answer, AnswerState } from '../../use-answer.ts';
import { MeantElements } from './meant-elements.tsx';

const answers: Readonly<Record<Answer, { Icon: LucideIcon; effect: string }>> = {
  problem: { Icon: OctagonX, effect: 'Becomes an issue, and counts in the score' },
  'no-problem': { Icon: CircleCheck, effect: 'Kept until the elements or the rule change' },
  'not-sure': { Icon: CircleHelp, effect: 'Stays open, marked for a second look' },
};

interface AnswerFieldsProps {
  state: AnswerState;
  headingId: string;
  /** Whether single elements can be named as the problem. */
  namesElements: boolean;
  /** Whether single keys are shown. */
  showsKeys?: boolean;
  noteRef?: RefObject<HTMLTextAreaElement | null>;
}

/** The three answers to a question, and a note. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { state, headingId, namesElements, showsKeys = false, noteRef } = props;
  return (
    <>
      <fieldset className="answer__choices" aria-labelledby={headingId} id={state.groupId}>
        {reviewAnswers.map((answer, index) => {
          const { Icon, effect } = answers[answer];
          return (
            <button
              key={answer}
              type="button"
              className="answer__choice"
              aria-pressed={state.chosen === answer}
              onClick={() => state.choose(answer)}
            >
              <Icon className="icon" aria-hidden="true" />
              <span>
                <b>{verdictWords[answer]}</b>
                <small>{effect}</small>
              </span>
              {showsKeys && (
                <span className="kbd" aria-hidden="true">
                  {index + 1}
                </span>
              )}
            </button>
          );
        })}
      </fieldset>
      {namesElements && state.chosen === 'problem' && (
        <MeantElements
          issue={state.issue}
          meant={state.meant}
          onChange={state.setMeant}
          what="are a problem"
        />
      )}
      <TextAreaField
        label="Note"
        name="note"
        optional
        rows={3}
        maxLength={limits.noteLength}
        value={state.note}
        onChange={state.setNote}
        {...(noteRef ? { inputRef: noteRef } : {})}
      />
      {state.problem !== null && (
        <Notice kind="error" role="alert">
          <p>{state.problem}</p>
        </Notice>
      )}
    </>
  );
}
