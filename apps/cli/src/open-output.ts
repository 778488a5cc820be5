import { open, rename, rm } from 'node:fs/promises';

export interface Output {
  write(text: string): Promise<void>;
  /** A file takes its name only now: a broken run leaves the old one as it was. */
  close(): Promise<void>;
}

/** Standard output, or a file. Throws when the file can't be written. */
export async function openOutput(path: string | undefined): Promise<Output> {
  if (path === undefined) {
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
    return {
      write: (text) =>
        new Promise((resolve, reject) => {
          process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
        }),
      close: async () => {},
    };
  }
  const partial = `${path}.${process.pid}.part`;
  const file = await open(partial, 'w');
  process.once('exit', () => void rm(partial, { force: true }));
  return {
    write: async (text) => {
      await file.write(text);
    },
    close: async () => {
      await file.close();
      await rename(partial, path);
    },
  };
}
