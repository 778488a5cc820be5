/**
 * Where a program writes its log: stdout. When its reader is gone (the parent was killed), lines go nowhere, and the
 * program can still stop. pino's own writer must not be used for that: at exit it tries a broken pipe again forever.
 */
export function openLogStream(): NodeJS.WritableStream {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return process.stdout;
}
