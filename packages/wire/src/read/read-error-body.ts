import type { ErrorBody } from '../errors/error-body.ts';
import { asList, asText, fieldAt } from './json-field.ts';

/** What a refusal says besides its sentence: its code, null when it has none, and one line per wrong field. */
export function readErrorBody(
  answer: unknown,
): Pick<Required<ErrorBody>, 'details'> & { code: string | null } {
  return {
    code: asText(fieldAt(answer, 'code')),
    details: (asList(fieldAt(answer, 'details')) ?? []).flatMap((line) => {
      const field = asText(fieldAt(line, 'field'));
      const message = asText(fieldAt(line, 'message'));
      return field === null || message === null ? [] : [{ field, message }];
    }),
  };
}
