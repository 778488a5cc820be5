import { impacts, type Impact } from './issue.ts';

/** One of the three levels that an overview has room for. */
export type SeverityLevel = 'Critical' | 'Moderate' | 'Minor';

/**
 * The one table of what a severity is called: `word` wherever issues are listed, `level` where pages speak of three
 * severity levels, `elsewhere` for readers who come from tools that say High, Medium and Low.
 */
export const severityWords: Readonly<
  Record<Impact, { word: string; level: SeverityLevel; elsewhere: string; meaning: string }>
> = {
  critical: {
    word: 'Critical',
    level: 'Critical',
    elsewhere: 'Critical',
    meaning: 'Somebody cannot do something at all. Fix it first.',
  },
  serious: {
    word: 'Serious',
    level: 'Critical',
    elsewhere: 'High',
    meaning: 'Somebody has great trouble.',
  },
  moderate: {
    word: 'Moderate',
    level: 'Moderate',
    elsewhere: 'Medium',
    meaning: 'Somebody is held up.',
  },
  minor: { word: 'Minor', level: 'Minor', elsewhere: 'Low', meaning: 'Somebody is annoyed.' },
};

/** The three levels, most severe first. */
export const severityLevels: readonly SeverityLevel[] = [
  ...new Set(impacts.map((impact) => severityWords[impact].level)),
];
