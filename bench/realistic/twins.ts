import { createHash } from 'node:crypto';
import type { RealisticPage } from './realistic-page.ts';

export interface Twin {
  /** Tells nothing of what is in it. */
  name: 'a' | 'b';
  flawed: boolean;
  /** Where it is served. */
  path: string;
}

/** Both twins of a page, by name. */
export function twinsOf({ name }: Pick<RealisticPage, 'name'>): [Twin, Twin] {
  const flawed = (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 0 ? 'a' : 'b';
  const twin = (twinName: Twin['name']): Twin => ({
    name: twinName,
    flawed: twinName === flawed,
    path: `/realistic/${name}/${twinName}/`,
  });
  return [twin('a'), twin('b')];
}
