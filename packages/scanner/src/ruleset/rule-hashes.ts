import path from 'node:path';
import { rules } from '@curbcut/rules';
import { engines } from '../engines/index.ts';
import { type ClaimSources, hashRules } from './hash-rules.ts';

const source = path.join(import.meta.dirname, '..');
const claims = [path.join(source, 'claims'), path.join(source, 'names', 'ask-tree.ts')];

export const claimSources: ClaimSources = {
  'no-name': [path.join(source, 'names')],
  control: claims,
  'item-of-no-list': claims,
  'words-not-in-name': claims,
  'data-table': claims,
};

/** The ruleset of this scanner: the hash of each rule that its engines look for. */
export const ruleHashes = hashRules(rules, engines, claimSources);
