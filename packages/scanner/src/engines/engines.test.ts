import { rules, toOurRules } from '@curbcut/rules';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checks } from '../checks/index.ts';
import { checksEngine } from '../checks/engine.ts';
import { engines } from './index.ts';

/** What compares the pages of a site looks at their results, not at a page. */
const comparesPages = 'site';

test('the catalogue names engines of the list, and every engine of the list', () => {
  const named = new Set(rules.flatMap(({ detectedBy }) => Object.keys(detectedBy)));
  expect([...named].sort()).toEqual([...engines.map(({ id }) => id), comparesPages].sort());
});

test('every check has a row in the catalogue and a folder of the same name', () => {
  const names = checks.map(({ rule }) => rule);
  expect([...toOurRules(checksEngine.id).values()].map(({ id }) => id).sort()).toEqual(
    names.toSorted(),
  );
  const folder = path.join(import.meta.dirname, '../checks');
  const folders = readdirSync(folder).filter((name) =>
    existsSync(path.join(folder, name, 'check.ts')),
  );
  expect(folders.sort()).toEqual(names.toSorted());
});
