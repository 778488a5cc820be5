import path from 'node:path';
import { rules } from '@curbcut/rules';
import { engines } from '../engines/index.ts';
import { type ClaimSources, hashRules } from './hash-rules.ts';

export const claimSources: ClaimSources = {
  'no-name': [path.join(import.meta.dirname, '..', 'names')],
};

/** The ruleset of this scanner: the hash of each rule that its engines look for. */
export const ruleHashes = hashRules(rules, engines, claimSources);
