import type { WalkEnd } from '@curbcut/model/scan';
import type { Stop } from './stop.ts';

/** What the walk tells of each stop. */
export const stopQuestions = ['stop', 'sign', 'sight', 'back', 'skip'] as const;
export type StopQuestion = (typeof stopQuestions)[number];
/** And what it tells of what lies over stops, or over the page. */
export type WalkQuestion = StopQuestion | 'cover' | 'veil';

/** What the walk found an answer to: not all that it comes to can be pictured, or gone back to. */
export interface Decided {
  /** The stops of which it is known. `stop`: how the focus came and went. */
  ofStops: Readonly<Record<StopQuestion, readonly Stop[]>>;
  /** Known of whatever the page has that is no stop. */
  whole: ReadonlySet<WalkQuestion>;
}

interface Told {
  stops: readonly Stop[];
  end: WalkEnd;
  sign: readonly Stop[];
  sight: readonly Stop[];
  cover: readonly Stop[];
  back: readonly Stop[];
  skip: readonly Stop[];
}

export function toDecided({ stops, end, sign, sight, cover, back, skip }: Told): Decided {
  const ofStops = { stop: stops, sign, sight, back, skip };
  const isAll = (some: readonly Stop[]) => new Set(some).size === stops.length;
  const whole = new Set<WalkQuestion>();
  if (end !== 'time' && end !== 'page-changed') whole.add('veil');
  if (end === 'left-page') for (const question of stopQuestions) whole.add(question);
  if (end === 'left-page' && isAll(cover) && isAll(back)) whole.add('cover');
  return { ofStops, whole };
}
