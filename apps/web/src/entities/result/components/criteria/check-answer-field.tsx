import { manualAnswerKinds, manualAnswerWords, type ManualAnswerKind } from '@curbcut/model/scan';
import type { CheckAnswer } from '@curbcut/wire/verdicts';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useId, useState } from 'react';
import { announce } from '../../../../lib/announce.ts';
import { failureSentence } from '../../../../lib/failure-sentence.ts';
import { formatLocalDate } from '../../../../lib/format.ts';
import { answerCheck } from '../../api/criteria.ts';
import { DecideContext } from '../../decide-context.ts';
import { CheckNote } from './check-note.tsx';

const order: readonly ManualAnswerKind[] = [
  'not-checked',
  ...manualAnswerKinds.filter((kind) => kind !== 'not-checked'),
];

interface CheckAnswerFieldProps {
  /** The number of a criterion, or the id of a check. */
  check: string;
  /** What is answered, for those who hear the field alone. */
  label: string;
  answer: CheckAnswer | null;
}

/** What a person has found, with who and when; whose scan it is can answer. */
export function CheckAnswerField({ check, label, answer }: CheckAnswerFieldProps) {
  const scan = useContext(DecideContext);
  const queryClient = useQueryClient();
  const id = useId();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const value = answer?.answer ?? 'not-checked';
  /** True: it is kept. */
  const save = async (scanId: string, chosen: ManualAnswerKind, note: string) => {
    setPending(true);
    setFailure(null);
    try {
      await answerCheck(scanId, check, { answer: chosen, note, seen: answer });
      announce(`Saved: ${manualAnswerWords[chosen]}.`);
      return true;
    } catch (error) {
      setFailure(failureSentence(error, 'Your answer could not be kept. Try again.'));
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['criteria', scanId] });
      setPending(false);
    }
  };
  return (
    <div className="criteria__answer">
      {scan ? (
        <>
          <label className="sr-only" htmlFor={id}>
            Answer: {label}
          </label>
          <select
            id={id}
            className="input"
            value={value}
            aria-disabled={isPending || undefined}
            onChange={(event) => {
              const chosen = manualAnswerKinds.find((kind) => kind === event.target.value);
              if (!chosen || isPending) return;
              // A note belongs to an answer.
              const note = chosen === 'not-checked' ? '' : (answer?.note ?? '');
              void save(scan.scanId, chosen, note);
            }}
          >
            {order.map((kind) => (
              <option key={kind} value={kind}>
                {manualAnswerWords[kind]}
              </option>
            ))}
          </select>
        </>
      ) : (
        <span>{manualAnswerWords[value]}</span>
      )}
      {answer && value !== 'not-checked' && (
        <span className="text-sm text-muted">
          {answer.note !== '' && (
            <span className="anywhere whitespace-pre-line">“{answer.note}” </span>
          )}
          <span>
            {answer.author}, {formatLocalDate(answer.answered_at)}
          </span>
        </span>
      )}
      {scan && answer && value !== 'not-checked' && (
        <CheckNote
          label={label}
          note={answer.note}
          isPending={isPending}
          onSave={(note) => save(scan.scanId, value, note)}
        />
      )}
      {failure !== null && (
        <span className="field__error" role="alert">
          {failure}
        </span>
      )}
    </div>
  );
}
