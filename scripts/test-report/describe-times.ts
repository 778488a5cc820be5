import path from 'node:path';
import type { VitestReport } from './vitest-report.ts';

export interface StageTimes {
  name: string;
  /** From the start of its process to its end. */
  ms: number;
  files: FileTime[];
}

interface FileTime {
  /** From the project's root. */
  file: string;
  ms: number;
}

const maxSlowest = 20;

/** How long each file of a report took. Files of other workers ran meanwhile, so the sum is no duration. */
export function fileTimes({ testResults }: VitestReport, root: string): FileTime[] {
  return testResults.map(({ name, startTime = 0, endTime = startTime }) => ({
    file: path.relative(root, name),
    ms: endTime - startTime,
  }));
}

/** The slowest files of all stages, the slowest first. */
function slowestFiles(stages: readonly StageTimes[]): FileTime[] {
  return stages
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, maxSlowest);
}

/** The time of each stage and of all, and the slowest files, as lines. */
export function describeTimes(stages: readonly StageTimes[]): string {
  const row = (ms: number, text: string) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${text}`;
  const totalMs = stages.reduce((sum, { ms }) => sum + ms, 0);
  return [
    'Stages',
    ...stages.map(({ name, ms }) => row(ms, name)),
    row(totalMs, 'all'),
    'Slowest files',
    ...slowestFiles(stages).map(({ file, ms }) => row(ms, file)),
  ].join('\n');
}
