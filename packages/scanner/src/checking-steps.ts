import type { StageStep } from '@curbcut/model/scan';

/** By which shares of the stage the engines and the states of the page are done; what is left is for using it. */
interface CheckingShares {
  engines: number;
  states: number;
}

/** As long as these take on ordinary pages. */
const whole = { engines: 0.42, states: 0.55 };
const unused = { engines: 0.75, states: 1 };
const enginesAlone = { engines: 1, states: 1 };

/** How the checks share their stage, by what is still to come. */
export function checkingShares(is: { usingPage: boolean; judgingStates: boolean }): CheckingShares {
  if (is.usingPage) return whole;
  return is.judgingStates ? unused : enginesAlone;
}

/** The step of one of several in a row that share a part of the stage. */
export function stepOfSeveral(
  part: { from: number; to: number; limitMs: number },
  { index, count }: { index: number; count: number },
): StageStep {
  const width = (part.to - part.from) / count;
  const from = part.from + index * width;
  return { from, to: Math.min(part.to, from + width), limitMs: part.limitMs };
}
