import { toOurRules } from '@curbcut/rules';

export const axeId = 'axe';

/** Our rule for each rule of axe that is run. */
export const ourRules = toOurRules(axeId);
