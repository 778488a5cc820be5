import { ApiError } from './api-client.ts';
import { fieldErrors } from './field-errors.ts';
import type { FormErrors } from './form-errors.ts';

export interface RefusalPlaces {
  /** The field that a refusal of the server is about, unless it says so itself. It may be none of this form. */
  fieldOf?: (error: ApiError) => string | undefined;
  /** Whether what the server says of single fields stands beside them; true when left out. */
  showsDetails?: boolean;
  /** Whether the sentence for the whole form stands above it even where fields have theirs; false when left out. */
  alwaysShowsFailure?: boolean;
}

/** Nothing is broken: what was sent was not accepted, and the message says why, for people. */
export class RefusedError extends Error {}

/** Where a failure is shown: beside fields, or above the form (null: not there). */
export function placeRefusal<V>(
  error: Error,
  message: string,
  fields: readonly (keyof V & string)[],
  { fieldOf, showsDetails = true, alwaysShowsFailure = false }: RefusalPlaces,
): { errors: FormErrors<V>; failure: string | null } {
  const errors: FormErrors<V> = {};
  if (error instanceof ApiError) {
    if (showsDetails) Object.assign(errors, fieldErrors(error, fields));
    const refused = fieldOf?.(error);
    const known = fields.find((name) => name === refused);
    if (known) errors[known] = message;
  }
  const isShownBeside = Object.keys(errors).length > 0;
  return { errors, failure: isShownBeside && !alwaysShowsFailure ? null : message };
}
