import type { StageStep } from '@curbcut/model/scan';
import type { ScanLimits } from './scan-limits.ts';

/** What it takes until a page can be evaluated, in order, with the share of the stage by whose end each is done. */
const steps = [
  { name: 'open', until: 0.4, limit: ({ loadMs }) => loadMs },
  { name: 'load', until: 0.55, limit: ({ loadEventMs }) => loadEventMs },
  {
    name: 'quiet',
    until: 0.7,
    limit: ({ networkIdleMs, domQuietMs }) => networkIdleMs + domQuietMs,
  },
  { name: 'late-content', until: 0.8, limit: ({ lateContentMs }) => lateContentMs },
  { name: 'scroll', until: 0.9, limit: ({ scrollMs, domQuietMs }) => scrollMs + domQuietMs },
  { name: 'scannable', until: 1, limit: ({ frameMs }) => frameMs },
] as const satisfies readonly {
  name: string;
  until: number;
  limit: (limits: ScanLimits) => number;
}[];

export type LoadingStep = (typeof steps)[number]['name'];

/** Where in the stage a step lies. */
export function loadingStep(name: LoadingStep, limits: ScanLimits): StageStep {
  const index = steps.findIndex((step) => step.name === name);
  const { until, limit } = steps[index] ?? steps[0];
  return { from: steps[index - 1]?.until ?? 0, to: until, limitMs: limit(limits) };
}
