import { DatabaseUnreachableError } from '@curbcut/db';
import { SettingsError } from '@curbcut/settings';

/** What to tell the operator when the program cannot start: a sentence for a known cause, the whole trace for a bug. */
export function startProblem(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DatabaseUnreachableError) {
    return error.message;
  }
  const code = portCodeOf(error);
  if (code === 'EADDRINUSE') {
    return 'The port is in use by another program. Stop it, or set PORT to a free one.';
  }
  if (code === 'EACCES') return 'The port may not be used by this user. Set PORT above 1023.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Why the port could not be taken; files that may not be opened have some of these codes as well. */
function portCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { syscall, code }: NodeJS.ErrnoException = error;
  return syscall === 'listen' ? code : undefined;
}
