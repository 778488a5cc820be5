import { chmodSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-in-shell.ts';

/** What a start writes, and what belongs to the real folder only. */
const leftOut = ['.curbcut', '.git', 'accessibility.json', 'pages.txt'];

/** A folder that looks like a checkout of this project, for commands that read or write files in it. */
export function makeCheckout(folder: string): void {
  mkdirSync(folder, { recursive: true });
  // As root the database runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  for (const name of readdirSync(root).filter((each) => !leftOut.includes(each)))
    symlinkSync(path.join(root, name), path.join(folder, name));
}
