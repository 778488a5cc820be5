import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SoftwareRule } from '../../software/count-engine-rules.ts';
import type { EngineRulePrecision } from '../engine-rules.ts';
import { countTrust } from './count-trust.ts';
import { describeTrust } from './describe-trust.ts';
import { toMeasuredTrust } from './to-measured-trust.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** What trust rests on, and the files that are made of it. */
const trustFiles = {
  suites: path.join(root, 'bench/detection/engine-rules.json'),
  software: path.join(root, 'bench/software/engine-rules.json'),
  measured: path.join(root, 'packages/rules/src/trust/measured-trust.ts'),
  document: path.join(root, 'docs/engine-trust.md'),
};

/** The text of each file that is made of what was measured last. */
export async function makeTrust(): Promise<{ file: string; text: string }[]> {
  const counted = countTrust(
    await readRows<EngineRulePrecision>(trustFiles.suites),
    await readRows<SoftwareRule>(trustFiles.software),
  );
  return [
    { file: trustFiles.measured, text: toMeasuredTrust(counted) },
    { file: trustFiles.document, text: describeTrust(counted) },
  ];
}

export async function writeTrust(): Promise<void> {
  for (const { file, text } of await makeTrust()) await writeFile(file, text);
}

async function readRows<Row>(file: string): Promise<Row[]> {
  return JSON.parse(await readFile(file, 'utf8')) as Row[];
}
