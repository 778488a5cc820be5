import { rmSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';

export interface Output {
  write(text: string): Promise<void>;
  /** A file takes its name only now: a broken run leaves the old one as it was. */
  close(): Promise<void>;
}

/** Standard output, or a file. Throws when the file can't be written. */
export async function openOutput(path: string | undefined): Promise<Output> {
  if (path === undefined) return standardOutput();
  // Devices and pipes are written to; putting a file in the place of /dev/null would break the machine.
  const partial = (await isSpecialFile(path)) ? null : `${path}.${process.pid}.part`;
  const file = await open(partial ?? path, 'w');
  const removePartial = () => {
    if (partial) rmSync(partial, { force: true });
  };
  process.once('exit', removePartial);
  let written = Promise.resolve();
  return {
    write: (text) => {
      written = written.then(() => file.appendFile(text));
      return written;
    },
    close: async () => {
      await file.close();
      if (partial) await rename(partial, path);
    },
  };
}

function standardOutput(): Output {
  // Each write learns of a closed pipe by itself; without a listener the event would end the process.
  process.stdout.on('error', () => {});
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
      }),
    close: async () => {},
  };
}

async function isSpecialFile(path: string): Promise<boolean> {
  try {
    return !(await stat(path)).isFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
