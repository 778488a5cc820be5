import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JudgedSoftware, MeasuredSuite } from '@curbcut/rules/coverage';
import { toQuality } from './to-quality.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const suitesFile = path.join(root, 'bench/detection/suites.json');
const softwareFile = path.join(root, 'bench/software/judged.json');
export const qualityFile = path.join(root, 'packages/rules/src/coverage/measured-quality.ts');

/** What the public page says of how good scans are, made of what was measured last. */
export async function makeQuality(): Promise<string> {
  const { on: measuredOn, suites } = JSON.parse(await readFile(suitesFile, 'utf8')) as {
    on: string;
    suites: MeasuredSuite[];
  };
  const { on: judgedOn, ...software } = JSON.parse(
    await readFile(softwareFile, 'utf8'),
  ) as JudgedSoftware & { on: string };
  return toQuality({ measuredOn, judgedOn, suites, software });
}

export async function writeSuites(suites: readonly MeasuredSuite[]): Promise<void> {
  await writeJson(suitesFile, { on: today(), suites });
  await writeFile(qualityFile, await makeQuality());
}

export async function writeJudged(software: JudgedSoftware): Promise<void> {
  await writeJson(softwareFile, { on: today(), ...software });
  await writeFile(qualityFile, await makeQuality());
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

async function writeJson(file: string, content: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
