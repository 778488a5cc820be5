import { existsSync } from 'node:fs';
import path from 'node:path';

const checksFolder = 'packages/scanner/src/checks';

/** One after the other; each keeps every core busy. */
const stages = [
  { name: 'unit', projects: ['unit', 'unit-web'] },
  { name: 'database', projects: ['db'] },
  { name: 'browser', projects: ['browser'] },
  { name: 'browser alone', projects: ['browser-alone'] },
  { name: 'end to end', projects: ['e2e', 'e2e-alone'] },
];

/** One run of vitest. */
export interface Run {
  name: string;
  args: readonly string[];
  /** Tests that a name leaves out are no skipped tests. */
  isNamed: boolean;
}

/** What `npm test` runs for its arguments: names of checks, files and options of vitest, or nothing. */
export function runsFor(wanted: readonly string[]): Run[] {
  if (wanted.length > 0 && wanted.every(isCheck)) return runsForChecks(wanted);
  if (wanted.some((argument) => argument.startsWith('--project')))
    return [{ name: 'chosen projects', args: wanted, isNamed: false }];
  return stages.map(({ name, projects }) => ({
    name,
    args: [...projects.flatMap((project) => ['--project', project]), ...wanted],
    isNamed: false,
  }));
}

function isCheck(name: string): boolean {
  return (
    /^[a-z-]+$/.test(name) &&
    existsSync(path.join(import.meta.dirname, '..', checksFolder, name, 'cases.html'))
  );
}

/** The cases of some checks, and the unit tests in their folders. */
function runsForChecks(names: readonly string[]): Run[] {
  const caseFiles = ['read-cases', 'used-cases', 'timed-cases'].map(
    (name) => `${checksFolder}/${name}.browser.test.ts`,
  );
  const folders = names.map((name) => `${checksFolder}/${name}/`);
  const named = `^(?:${names.join('|')}) `;
  return [
    { name: 'unit', args: ['--project', 'unit', ...folders], isNamed: false },
    { name: 'cases', args: ['--project', 'browser', ...caseFiles, '-t', named], isNamed: true },
  ];
}
