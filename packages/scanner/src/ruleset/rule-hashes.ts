import { rules } from '@curbcut/rules';
import { engines } from '../engines/index.ts';
import { hashRules } from './hash-rules.ts';

/** The ruleset of this scanner: the hash of each rule that its engines look for. */
export const ruleHashes = hashRules(rules, engines);
