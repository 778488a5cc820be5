import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { modulesFolder } from './paths.mjs';

const file = path.join(modulesFolder, '.curbcut-setup');

/** What earlier set-ups found; it lives in node_modules, so a fresh install starts afresh. */
export function readStamp() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return {};
    throw error;
  }
}

export function addToStamp(facts) {
  writeFileSync(file, `${JSON.stringify({ ...readStamp(), ...facts })}\n`);
}
