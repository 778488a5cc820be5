import type { Check } from './check.ts';
import { reflowCheck } from './reflow/check.ts';

export const checks: readonly Check[] = [reflowCheck];
