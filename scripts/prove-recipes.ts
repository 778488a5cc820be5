// Follows the recipes of CONTRIBUTING.md in throwaway copies of the project: counts the places that they touch, and
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

let failures = 0;
for (const recipe of recipes) {
  if (asked.length > 0 && !asked.includes(recipe.heading)) continue;
  if (!prove(recipe)) failures += 1;
}
process.exitCode = failures > 0 ? 1 : 0;

function prove(recipe: Recipe): boolean {
  const copy = mkdtempSync(path.join(tmpdir(), 'curbcut-recipe-'));
  try {
    copyTree(root, copy);
    const places = placesOf(copy, recipe.changes);
    console.log(`${recipe.heading}: ${places.length} places, at most ${recipe.mostPlaces}`);
    for (const place of places) console.log(`  ${place}`);
    for (const change of recipe.changes) applyChange(copy, change);
    run(copy, 'tsc', ['-p', 'tsconfig.json']);
    run(copy, 'tsc', ['-p', 'apps/web/tsconfig.json']);
    for (const change of recipe.changes) {
      if ('derivedBy' in change) run(copy, 'vitest', ['run', ...change.derivedBy], true);
    }
    for (const guard of recipe.guards) run(copy, 'vitest', ['run', ...guard]);
    return places.length <= recipe.mostPlaces;
  } catch (error) {
    console.error(`${recipe.heading}: ${(error as Error).message}`);
    return false;
  } finally {
    rmSync(copy, { recursive: true });
  }
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
