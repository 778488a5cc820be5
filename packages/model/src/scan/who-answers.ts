import type { Issue } from './issue.ts';

/** What it takes to answer a question, the least first. */
export const answerNeeds = ['eyes', 'keyboard', 'screen-reader', 'developer-tools'] as const;
export type AnswerNeed = (typeof answerNeeds)[number];

export const answerNeedWords: Readonly<Record<AnswerNeed, string>> = {
  eyes: 'Anybody can answer this',
  keyboard: 'To be answered with the keyboard',
  'screen-reader': 'To be answered with a screen reader',
  'developer-tools': 'To be answered with developer tools',
};

const developerTools =
  /developer tools|markup|attribute|accessibility (?:pane|tree)|ARIA standard|in the code/;
const screenReader = /screen reader/;
const keyboard = /\bTab\b|[Kk]eyboard|arrow keys|\bEscape\b/;

/** Told from how the rule says that it is verified. What a screen reader reads needs one, whatever else does too. */
export function answerNeedOf({ guide }: Pick<Issue, 'guide'>): AnswerNeed {
  const how = guide?.verification ?? '';
  if (developerTools.test(how)) return 'developer-tools';
  if (screenReader.test(how)) return 'screen-reader';
  return keyboard.test(how) ? 'keyboard' : 'eyes';
}

/** Questions in the order of who can answer them: those for everybody first, and the others as they were. */
export function byAnswerNeed<Question extends Pick<Issue, 'guide'>>(
  questions: readonly Question[],
): Question[] {
  const rank = (question: Question) => answerNeeds.indexOf(answerNeedOf(question));
  return [...questions].sort((a, b) => rank(a) - rank(b));
}
