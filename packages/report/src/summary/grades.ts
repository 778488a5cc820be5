import type { Grade } from '@curbcut/model/scan';

/** High with any critical issue, Medium with any serious one, otherwise Low. */
export function priority(counts: { critical: number; serious: number }): Grade {
  if (counts.critical > 0) return 'High';
  return counts.serious > 0 ? 'Medium' : 'Low';
}
