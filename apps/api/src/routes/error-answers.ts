import { ErrorBody } from '@curbcut/contracts';

const meanings = {
  400: 'The request is not usable; `error` says why.',
  404: 'Unknown, or no longer kept.',
  409: 'Not ready yet.',
  413: 'The request is too large.',
  429: 'Too many scans; `Retry-After` says when to try again.',
  503: 'Not available right now; `Retry-After` says when to try again.',
} as const;

/** The refusals that a route documents. */
export function errorAnswers<Status extends keyof typeof meanings>(
  ...statuses: readonly Status[]
): Record<Status, typeof ErrorBody> {
  return Object.fromEntries(
    statuses.map((status) => [status, ErrorBody.describe(meanings[status])]),
  ) as Record<Status, typeof ErrorBody>;
}
