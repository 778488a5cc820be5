import { ErrorBody } from '@curbcut/wire/errors';

/** The refusals that a route documents. */
export function errorAnswers<Status extends 400 | 401 | 402 | 403 | 404 | 409 | 413 | 429 | 503>(
  ...statuses: readonly Status[]
): Record<Status, typeof ErrorBody> {
  const answers: Partial<Record<Status, typeof ErrorBody>> = {};
  for (const status of statuses) answers[status] = ErrorBody;
  return answers as Record<Status, typeof ErrorBody>;
}
