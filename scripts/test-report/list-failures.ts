import path from 'node:path';

import type { VitestReport } from './vitest-report.ts';

const linesOfMessage = 6;
const charactersOfLine = 300;

/**
 * Each failed test, and each file that broke outside of one, with the first lines of what it said.
 * Whoever sees only the end of a long run learns from it what to mend.
 */
export function listFailures(report: VitestReport, root: string): string[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [entry(file, message ?? '')] : [];
    return failed.map(({ fullName, failureMessages }) =>
      entry(`${file} > ${fullName}`, failureMessages?.[0] ?? ''),
    );
  });
}

function entry(heading: string, message: string): string {
  const lines = message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesOfMessage)
    .map((line) => `    ${line.slice(0, charactersOfLine)}`);
  return [heading, ...lines].join('\n');
}
