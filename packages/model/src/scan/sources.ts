import { countOf } from '../text/count-of.ts';
import type { Issue } from './issue.ts';
import type { EngineRun } from './page-scan.ts';

/** Whose word an issue rests on: an engine, with its name as shown to people. */
export type Source = Pick<EngineRun, 'engine' | 'name'>;

type Run = Pick<EngineRun, 'engine' | 'name' | 'independent'>;

/**
 * The independent engines that found an issue, each once, in the order of their runs. An engine that reads the results
 * of another has no vote of its own: where only such an engine, or one without a run, is named, it is the one source.
 */
export function sourcesOf(
  { detectedBy }: Pick<Issue, 'detectedBy'>,
  engines: readonly Run[],
): Source[] {
  const named = new Set(detectedBy.map(({ engine }) => engine));
  const voters = engines.filter(({ engine, independent }) => independent && named.has(engine));
  if (voters.length > 0) return voters.map(({ engine, name }) => ({ engine, name }));
  return [...named].slice(0, 1).map((engine) => ({
    engine,
    name: engines.find((run) => run.engine === engine)?.name ?? engine,
  }));
}

/**
 * `Found by axe-core`; agreement is said only of two sources: `Found by 2 engines: axe-core, Curbcut checks`. What an
 * engine only asked rests on the person who said that it is a problem: `Found by axe-core; Maya Okafor, by hand`.
 */
export function foundBy(
  issue: Pick<Issue, 'detectedBy' | 'verdict'>,
  engines: readonly Run[],
): string {
  const names = sourcesOf(issue, engines).map(({ name }) => name);
  const agreeing = names.length > 1 ? `${countOf(names.length, 'engine')}: ` : '';
  const byHand = issue.verdict?.kind === 'problem' ? `; ${issue.verdict.author}, by hand` : '';
  return `Found by ${agreeing}${names.join(', ')}${byHand}`;
}
