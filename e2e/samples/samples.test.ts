import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { collectSamples } from './collect-samples.ts';
import { commandTrials } from './command-trials.ts';
import { pageTrials } from './page-trials.ts';
import { root } from './run-in-shell.ts';
import { serverTrials } from './server-trials.ts';
import { textTrials } from './text-trials.ts';

const samples = await collectSamples();

describe('every sample of the pages and documents', () => {
  it('is tried, once, and no trial is left of one that is gone', () => {
    const tried = [pageTrials, commandTrials, serverTrials].flatMap(Object.keys);
    // Drawings and what programs send are text, and so named.
    const code = samples.filter(({ language }) => language !== 'text');
    expect(tried.sort()).toEqual(code.map(({ id }) => id).sort());
    const texts = samples.filter(({ language }) => language === 'text').map(({ id }) => id);
    expect(texts).toEqual(expect.arrayContaining(Object.keys(textTrials)));
  });

  it('is tried as what it is', () => {
    const languages = (trials: object) =>
      new Set(samples.filter(({ id }) => id in trials).map(({ language }) => language));
    expect(languages(pageTrials)).toEqual(new Set(['html', 'css', 'js']));
    expect(languages({ ...commandTrials, ...serverTrials })).toEqual(new Set(['sh']));
    expect(languages(textTrials)).toEqual(new Set(['text']));
  });
});

it.each(Object.entries(textTrials))('%s', (id, trial) => {
  trial(samples.find((sample) => sample.id === id)?.code ?? '');
});

describe('commands within sentences', () => {
  const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).filter(
    (file) => file !== 'THIRD_PARTY_LICENSES.md',
  );
  const commands = documents.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /`((?:\w+=\S+ )*(?:npm|npx) [^`]+)`/g,
      ),
    ].map(([, command = '']) => ({ file, command })),
  );

  it('are found', () => expect(commands.length).toBeGreaterThan(20));

  it.each(commands)('$file: $command', ({ command }) => {
    const script = /npm (?:run (?:--silent )?)?([\w:]+)/.exec(command)?.[1];
    if (script !== undefined && !['ci', 'install'].includes(script))
      expect(Object.keys(packageFile.scripts)).toContain(script);
    for (const [file] of command.matchAll(/\b(?:packages|apps|scripts|e2e|bench)\/\S+/g))
      expect(existsSync(path.join(root, file)), file).toBe(true);
  });
});
