import type { Impact, Issue } from './issue.ts';
import { countsInScore } from './score.ts';
import { worstFirst } from './worst-first.ts';

/** Groups of people: as the subject of a sentence, and in a word or two beside an icon. */
const groups = {
  screenReader: { who: 'people who use a screen reader', label: 'Screen reader' },
  keyboard: { who: 'people who use a keyboard', label: 'Keyboard' },
  sight: { who: 'people with low vision', label: 'Low vision' },
  colors: { who: 'people who are color-blind', label: 'Color blindness' },
  hearing: { who: 'people who are deaf', label: 'Deafness' },
  hands: { who: 'people with a tremor', label: 'Tremor' },
  voice: { who: 'people who use voice control', label: 'Voice control' },
  mind: { who: 'people who read or concentrate with effort', label: 'Reading and attention' },
  seizures: { who: 'people with photosensitive epilepsy', label: 'Epilepsy' },
} as const;
export type PeopleGroup = keyof typeof groups;

/** Whom the failure of a criterion shuts out first, and from what: words that follow “cannot”. */
const barriers: Readonly<Record<string, readonly [PeopleGroup, string]>> = {
  '1.1.1': ['screenReader', 'learn what pictures show'],
  '1.2.1': ['hearing', 'follow recordings'],
  '1.2.2': ['hearing', 'follow what is said in videos'],
  '1.2.3': ['screenReader', 'follow what videos only show'],
  '1.2.4': ['hearing', 'follow live sound'],
  '1.2.5': ['screenReader', 'follow what videos only show'],
  '1.3.1': ['screenReader', 'tell how parts of the page belong together'],
  '1.3.2': ['screenReader', 'read the content in its order'],
  '1.3.3': ['screenReader', 'follow instructions that name only looks'],
  '1.3.4': ['hands', 'use a screen that is fixed in place'],
  '1.3.5': ['mind', 'let the browser fill in what it knows'],
  '1.4.1': ['colors', 'see what only a color says'],
  '1.4.2': ['screenReader', 'listen while sound plays by itself'],
  '1.4.3': ['sight', 'read some of the text'],
  '1.4.4': ['sight', 'enlarge the text'],
  '1.4.5': ['sight', 'adapt text that is a picture'],
  '1.4.10': ['sight', 'read the page when it is enlarged'],
  '1.4.11': ['sight', 'make out fields or symbols'],
  '1.4.12': ['mind', 'space out the text'],
  '1.4.13': ['sight', 'keep what appears under the pointer'],
  '2.1.1': ['keyboard', 'reach or use some of the controls'],
  '2.1.2': ['keyboard', 'get out of a part of the page'],
  '2.1.4': ['voice', 'speak without starting actions'],
  '2.2.1': ['mind', 'take the time that they need'],
  '2.2.2': ['mind', 'stop what moves'],
  '2.3.1': ['seizures', 'look at the page without danger'],
  '2.4.1': ['keyboard', 'skip what repeats on each page'],
  '2.4.2': ['screenReader', 'tell pages apart by their titles'],
  '2.4.3': ['keyboard', 'keep their place as they move through the page'],
  '2.4.4': ['screenReader', 'tell where some links lead'],
  '2.4.5': ['mind', 'find the page in the way that suits them'],
  '2.4.6': ['screenReader', 'tell what parts and fields are about'],
  '2.4.7': ['keyboard', 'see where they are'],
  '2.4.11': ['keyboard', 'see where they are'],
  '2.5.1': ['hands', 'make the gestures that are asked for'],
  '2.5.2': ['hands', 'call off a slip of the finger'],
  '2.5.3': ['voice', 'call controls by the words on them'],
  '2.5.4': ['hands', 'use what reacts to shaking or tilting'],
  '2.5.7': ['hands', 'move what has to be dragged'],
  '2.5.8': ['hands', 'hit some of the controls'],
  '3.1.1': ['screenReader', 'hear the page in its language'],
  '3.1.2': ['screenReader', 'hear passages in their language'],
  '3.2.1': ['keyboard', 'move on without being taken elsewhere'],
  '3.2.2': ['keyboard', 'look through choices without making one'],
  '3.2.3': ['mind', 'find links where they know them'],
  '3.2.4': ['mind', 'recognize what does the same'],
  '3.2.6': ['mind', 'find help where they know it'],
  '3.3.1': ['screenReader', 'learn what is wrong in a form'],
  '3.3.2': ['mind', 'tell what a form asks for'],
  '3.3.3': ['mind', 'learn how to correct an entry'],
  '3.3.4': ['mind', 'take back a mistake that costs them'],
  '3.3.7': ['mind', 'go on without entering the same again'],
  '3.3.8': ['mind', 'sign in without a test of memory'],
  '4.1.1': ['screenReader', 'rely on the markup of the page'],
  '4.1.2': ['screenReader', 'tell what some controls are'],
  '4.1.3': ['screenReader', 'hear messages that appear'],
};

const verbs: Record<Impact, string> = {
  critical: 'cannot',
  serious: 'can hardly',
  moderate: 'struggle to',
  minor: 'struggle to',
};

/** A clause in three parts, so that a screen can stress the last two: `people who ...`, `cannot`, `do this or that`. */
export interface ShutOut {
  who: string;
  verb: string;
  what: string;
}

/** A group that only lesser issues concern. */
export interface AlsoConcerned {
  group: PeopleGroup;
  who: string;
  /** In a word or two. */
  label: string;
}

const maxWords = 30;
const maxClauses = 2;
const maxBarriers = 3;

/**
 * Who is shut out by what failed at level A or AA, the worst first: at most two clauses of one sentence of at most 30
 * words, and the groups that it has no room for. Both are empty when nothing failed.
 */
export function shutOut(issues: readonly Issue[]): {
  clauses: ShutOut[];
  alsoConcerned: AlsoConcerned[];
} {
  const met = groupBarriers(issues);
  const clauses: [PeopleGroup, ShutOut][] = [];
  for (const [group, { verb, what }] of met) {
    const clause = { who: groups[group].who, verb, what: what.slice(0, 1) };
    if (clauses.length < maxClauses && fits([...clauses.map(([, one]) => one), toClause(clause)]))
      clauses.push([group, toClause(clause)]);
  }
  // What room is left goes to further barriers of those who are named, the worst first.
  for (const [place, [group, { who, verb }]] of clauses.entries()) {
    const barriers = met.get(group)?.what.slice(0, maxBarriers) ?? [];
    for (let count = 2; count <= barriers.length; count += 1) {
      const longer = toClause({ who, verb, what: barriers.slice(0, count) });
      const others = clauses.map(([, one], at) => (at === place ? longer : one));
      if (!fits(others)) break;
      clauses[place] = [group, longer];
    }
  }
  const named = new Set(clauses.map(([group]) => group));
  return {
    clauses: clauses.map(([, clause], place) =>
      place === 0 ? { ...clause, who: capital(clause.who) } : clause,
    ),
    alsoConcerned: [...met.keys()]
      .filter((group) => !named.has(group))
      .map((group) => ({ group, ...groups[group] })),
  };
}

/** What each group meets, the worst first. */
function groupBarriers(
  issues: readonly Issue[],
): Map<PeopleGroup, { verb: string; what: string[] }> {
  const met = new Map<PeopleGroup, { verb: string; what: string[] }>();
  for (const issue of worstFirst(issues.filter(countsInScore))) {
    const known = issue.wcag.map((criterion) => barriers[criterion]).find((one) => one);
    if (!known) continue;
    const [group, what] = known;
    const verb = verbs[issue.impact];
    const before = met.get(group);
    if (!before) met.set(group, { verb, what: [what] });
    // What weighs less would be said too strongly.
    else if (before.verb === verb && !before.what.includes(what)) before.what.push(what);
  }
  return met;
}

function toClause({ what, ...clause }: { who: string; verb: string; what: string[] }): ShutOut {
  return { ...clause, what: listOf(what, 'or') };
}

function fits(clauses: readonly ShutOut[]): boolean {
  return sentenceOf(clauses).split(' ').length <= maxWords;
}

function sentenceOf(clauses: readonly ShutOut[]): string {
  return `${clauses.map(({ who, verb, what }) => `${who} ${verb} ${what}`).join(', and ')}.`;
}

export const nothingFailed =
  'No automatic check failed. That is no proof: a person should still use the page with the keyboard and a screen reader.';

/** The same as text: `People who use a keyboard cannot see where they are. It is also harder for people with low vision.` */
export function shutOutText(issues: readonly Issue[]): string {
  const { clauses, alsoConcerned } = shutOut(issues);
  if (clauses.length === 0) return issues.some(countsInScore) ? '' : nothingFailed;
  return [
    sentenceOf(clauses),
    ...(alsoConcerned.length > 0 ? [alsoConcernedSentence(alsoConcerned)] : []),
  ].join(' ');
}

/** `It is also harder for people with low vision and people who are deaf.` */
export function alsoConcernedSentence(others: readonly AlsoConcerned[]): string {
  return `It is also harder for ${listOf(
    others.map(({ who }) => who),
    'and',
  )}.`;
}

function listOf(parts: readonly string[], word: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
