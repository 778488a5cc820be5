import { readFileSync } from 'node:fs';
import { Baseline } from './baseline.ts';

/** Throws what to do about a file that can't be read or is no baseline. */
export function readBaseline(file: string): Baseline {
  const found = Baseline.safeParse(parse(readFileSync(file, 'utf8')));
  if (found.success) return found.data;
  throw new Error(
    `“${file}” is not a baseline that this version reads. Write it anew with --write-baseline.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
