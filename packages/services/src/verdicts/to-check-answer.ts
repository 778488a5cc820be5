import type { ManualAnswerRow } from '@curbcut/db';
import type { CheckAnswer } from '@curbcut/wire/verdicts';

export function toCheckAnswer(
  row: Pick<ManualAnswerRow, 'answer' | 'note' | 'author' | 'answered_at' | 'revision'>,
): CheckAnswer {
  const { answer, note, author, revision } = row;
  return { answer, note, author, answered_at: row.answered_at.toISOString(), revision };
}
