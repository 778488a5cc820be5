// Follows the recipes of CONTRIBUTING.md in a throwaway copy of the project: counts the places that each touches, and
// runs the type checker and the tests that guard what was added.
// usage: npm run prove:recipes [-- HEADING...]   (for example: npm run prove:recipes -- "A mail")
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyChange } from './recipes/apply-change.ts';
import { copyTree } from './recipes/copy-tree.ts';
import { recipes } from './recipes/index.ts';
import { placesOf } from './recipes/places-of.ts';
import type { Recipe } from './recipes/recipe.ts';

const root = path.resolve(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !recipes.some(({ heading }) => heading === name));
if (unknown.length > 0) {
  console.error(
    `No recipe: ${unknown.join(', ')}. There are: ${recipes.map(({ heading }) => heading).join(', ')}`,
  );
  process.exit(2);
}

const followed = recipes.filter(({ heading }) => asked.length === 0 || asked.includes(heading));
process.exitCode = prove(followed) ? 0 : 1;

/** All in one copy: the type checker and the start of the tests take longer than what a recipe adds to them. */
function prove(some: readonly Recipe[]): boolean {
  const copy = mkdtempSync(path.join(tmpdir(), 'curbcut-recipe-'));
  try {
    copyTree(root, copy);
    const isSmall = some.map(({ heading, mostPlaces, changes }) => {
      const places = placesOf(copy, changes);
      console.log(`${heading}: ${places.length} places, at most ${mostPlaces}`);
      for (const place of places) console.log(`  ${place}`);
      return places.length <= mostPlaces;
    });
    const changes = some.flatMap((recipe) => recipe.changes);
    for (const change of changes) applyChange(copy, change);
    run(copy, 'tsc', ['-p', 'tsconfig.json']);
    run(copy, 'tsc', ['-p', 'apps/web/tsconfig.json']);
    const derived = changes.flatMap((change) => ('derivedBy' in change ? [change.derivedBy] : []));
    for (const args of unique(derived)) run(copy, 'vitest', ['run', ...args], true);
    for (const args of guardsOf(some)) run(copy, 'vitest', ['run', ...args]);
    return !isSmall.includes(false);
  } catch (error) {
    console.error((error as Error).message);
    return false;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Arguments of vitest, once for each project, and once more where only some tests are wanted. */
function guardsOf(some: readonly Recipe[]): string[][] {
  const guards = some.flatMap((recipe) => recipe.guards);
  const alike = Map.groupBy(guards, ({ project, tests }) => `${project} ${tests === undefined}`);
  return [...alike.values()].map((together) => {
    const tests = together.flatMap((guard) => guard.tests ?? []);
    return [
      '--project',
      together[0]?.project ?? '',
      ...unique(together.flatMap(({ places }) => places)),
      ...(tests.length === 0 ? [] : ['-t', tests.join('|')]),
    ];
  });
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Throws, with all that it printed, when the program fails. */
function run(copy: string, program: string, args: readonly string[], writesExpected = false): void {
  console.log(`  ${program} ${args.join(' ')}`);
  const { status, stdout, stderr } = spawnSync(
    path.join(copy, 'node_modules', '.bin', program),
    args,
    {
      cwd: copy,
      encoding: 'utf8',
      env: writesExpected
        ? { ...process.env, UPDATE_EXPECTED: '1', UPDATE_GOLDEN: '1' }
        : process.env,
    },
  );
  if (status !== 0) throw new Error(`${program} failed\n${stdout}${stderr}`);
}
