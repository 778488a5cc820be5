import { SettingsError } from '@curbcut/settings';
import { DatabaseUnreachableError } from '@curbcut/db';
import { EmbeddedPostgresError } from '@curbcut/embedded-postgres';
import { StartError } from './start-error.ts';

/** What to show of a failed start: a reason for the person at the terminal, or all of what is a bug. */
export function describeProblem(error: unknown): string {
  const isKnown =
    error instanceof StartError ||
    error instanceof SettingsError ||
    error instanceof DatabaseUnreachableError ||
    error instanceof EmbeddedPostgresError;
  if (isKnown) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
