import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rules } from '@curbcut/rules';
import { checksSource } from '../../src/checks/source.ts';
import { engines } from '../../src/engines/index.ts';

/** A page on which other engines than ours are tried. */
export interface EnginePage {
  name: string;
  /** The document. Elements carry in `data-fails` the rules that must be found on them, in alphabetical order. */
  html: string;
}

/** The rules that other engines look for, and our checks do not. */
export const rulesOfEngines: ReadonlySet<string> = new Set(
  rules
    .filter(({ detectedBy }) => detectedBy[checksSource.id] === undefined)
    .filter(({ detectedBy }) => engines.some(({ id }) => detectedBy[id] !== undefined))
    .map(({ id }) => id),
);

export function readEnginePages(): EnginePage[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((name) => ({
      name,
      html: readFileSync(path.join(import.meta.dirname, name), 'utf8').replaceAll('\r\n', '\n'),
    }));
}

/** What must be found on a page: `RULE on RULES`, the rules of the element's mark, once for each of them. */
export function marksIn(html: string): string[] {
  return html.split('<').flatMap((tag) => {
    const named = marksOf(tag);
    return named.map((rule) => `${rule} on ${named.join(' ')}`);
  });
}

/** The rules that must be found on an element, by its opening tag. */
export function marksOf(tag: string): string[] {
  const [, one, other] = /\sdata-fails=(?:"([^"]*)"|'([^']*)')/.exec(tag) ?? [];
  return (one ?? other)?.split(' ') ?? [];
}
