import { AppError } from '@curbcut/model/errors';

/** The same for a link that was revoked, has expired or never was: nobody learns which. */
export function linkUnknown(): AppError {
  return new AppError(
    'NOT_FOUND',
    'This link does not work. It may have expired or been withdrawn: ask for a new one.',
  );
}
