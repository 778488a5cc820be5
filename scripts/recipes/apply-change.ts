import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Change } from './recipe.ts';

/**
 * A file as it is after a change; null for one that a command derives. Throws when a new file exists already, or when
 * the text beside which lines are added does not stand in its file exactly once.
 */
export function changedText(root: string, change: Change): string | null {
  const file = path.join(root, change.file);
  if ('content' in change) {
    if (existsSync(file)) throw new Error(`${change.file} exists already`);
    return change.content;
  }
  if ('derivedBy' in change) {
    if (!existsSync(file)) throw new Error(`${change.file} does not exist`);
    return null;
  }
  const text = readFileSync(file, 'utf8');
  const anchor = change.before ?? change.after ?? '';
  if (text.split(anchor).length !== 2) {
    throw new Error(`${change.file} does not hold once: ${anchor}`);
  }
  const replacement =
    change.before === undefined ? `${anchor}${change.add}` : `${change.add}${anchor}`;
  return text.replace(anchor, () => replacement);
}

/** Writes a change below `root`; leaves derived files to their command. Throws as `changedText` does. */
export function applyChange(root: string, change: Change): void {
  const text = changedText(root, change);
  if (text === null) return;
  const file = path.join(root, change.file);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
