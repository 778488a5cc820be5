import type { Impact, Issue } from './issue.ts';
import { countsInScore } from './score.ts';
import { worstFirst } from './worst-first.ts';

const groups = {
  screenReader: 'people who use a screen reader',
  keyboard: 'people who use a keyboard',
  sight: 'people who see little',
  colors: 'people who do not tell colors apart',
  hearing: 'people who do not hear',
  hands: 'people whose hands are not steady',
  voice: 'people who speak to their device',
  mind: 'people who read or concentrate with effort',
  seizures: 'people with photosensitive epilepsy',
} as const;
type Group = keyof typeof groups;

/** Whom the failure of a criterion shuts out first, and from what: words that follow “cannot”. */
const barriers: Readonly<Record<string, readonly [Group, string]>> = {
  '1.1.1': ['screenReader', 'learn what pictures show'],
  '1.2.1': ['hearing', 'follow recordings'],
  '1.2.2': ['hearing', 'follow what is said in videos'],
  '1.2.3': ['screenReader', 'follow what videos only show'],
  '1.2.4': ['hearing', 'follow live sound'],
  '1.2.5': ['screenReader', 'follow what videos only show'],
  '1.3.1': ['screenReader', 'tell how parts of the page belong together'],
  '1.3.2': ['screenReader', 'read the content in its order'],
  '1.3.3': ['screenReader', 'follow instructions that name only looks'],
  '1.3.4': ['hands', 'use the page on a screen that is fixed in place'],
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
  moderate: 'find it harder to',
  minor: 'find it harder to',
};

/** A sentence in three parts, so that a screen can stress the last: `People who ...`, `cannot`, `do this or that`. */
export interface ShutOut {
  who: string;
  verb: string;
  what: string;
}

const mostSentences = 2;
const mostBarriers = 3;

/**
 * Who is shut out by what failed at level A or AA, the worst first: at most two sentences, and the groups that only
 * lesser issues concern. Both are empty when nothing failed.
 */
export function shutOut(issues: readonly Issue[]): {
  sentences: ShutOut[];
  alsoConcerned: string[];
} {
  const met = new Map<Group, { verb: string; what: Set<string> }>();
  for (const issue of worstFirst(issues.filter(countsInScore))) {
    const known = issue.wcag.map((criterion) => barriers[criterion]).find((one) => one);
    if (!known) continue;
    const [group, what] = known;
    const verb = verbs[issue.impact];
    const before = met.get(group);
    if (!before) met.set(group, { verb, what: new Set([what]) });
    // What weighs less would be said too strongly.
    else if (before.verb === verb && before.what.size < mostBarriers) before.what.add(what);
  }
  const all = [...met].map(([group, { verb, what }]) => ({
    who: groups[group],
    verb,
    what: listOf([...what], 'or'),
  }));
  return {
    sentences: all.slice(0, mostSentences).map((one) => ({ ...one, who: capital(one.who) })),
    alsoConcerned: all.slice(mostSentences).map(({ who }) => who),
  };
}

export const nothingFailed =
  'No automatic check failed. That is no proof: a person should still use the page with the keyboard and a screen reader.';

/** The same as text: `People who use a keyboard cannot see where they are. Barriers meet people who see little, too.` */
export function shutOutText(issues: readonly Issue[]): string {
  const { sentences, alsoConcerned } = shutOut(issues);
  if (sentences.length === 0) return issues.some(countsInScore) ? '' : nothingFailed;
  return [
    ...sentences.map(({ who, verb, what }) => `${who} ${verb} ${what}.`),
    ...(alsoConcerned.length > 0 ? [alsoConcernedSentence(alsoConcerned)] : []),
  ].join(' ');
}

/** `Barriers also meet people who see little and people who do not hear.` */
export function alsoConcernedSentence(groupNames: readonly string[]): string {
  return `Barriers also meet ${listOf(groupNames, 'and')}.`;
}

function listOf(parts: readonly string[], word: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
