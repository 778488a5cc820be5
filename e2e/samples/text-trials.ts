import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { scannerUserAgent } from '../../packages/scanner/src/scanner-user-agent.ts';
import { root } from './run-in-shell.ts';

/** Tries what stands in a block without being code. */
export const textTrials: Record<string, (text: string) => void> = {
  'ARCHITECTURE.md: apps/                   programs: they wire, they do not decide': (text) => {
    const missing: string[] = [];
    let parent = '';
    for (const line of text.split('\n')) {
      const [, indent = '', folder = ''] = /^( *)(\S+\/) /.exec(line) ?? [];
      if (indent === '') parent = folder;
      const found = indent === '' ? folder : path.join(parent, folder);
      if (!existsSync(path.join(root, found))) missing.push(line);
    }
    expect(missing).toEqual([]);
  },

  'README.md: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Curbcut/1.0 (+https://scan.example.org)':
    (text) => {
      const sent = scannerUserAgent('156.0.7204.1', 'https://scan.example.org');
      // The system in it is that of the worker.
      const withoutSystem = (each: string) => each.replace(/\(.*?\)/, '');
      expect(withoutSystem(text)).toBe(withoutSystem(sent));
    },
};
