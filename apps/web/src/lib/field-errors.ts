import type { ApiError } from './api-client.ts';

/** What the server found wrong with the fields of a form: one sentence for each that it speaks of. */
export function fieldErrors<F extends string>(
  error: ApiError,
  fields: readonly F[],
): Partial<Record<F, string>> {
  const errors: Partial<Record<F, string>> = {};
  for (const { field: path, message } of error.details) {
    const known = fields.find((name) => path === name || path.endsWith(`.${name}`));
    if (known) errors[known] ??= message;
  }
  return errors;
}
