import { questions } from './questions.ts';

/** What a finding that needs review asks. Results may name rules that this version does not have. */
export function questionOf({ rule, title }: { rule: string; title: string }): string {
  const question = Object.hasOwn(questions, rule) ? questions[rule] : undefined;
  return question ?? `Is this so: “${title}”?`;
}

/** What an issue is headed by: a question where it needs review, as nobody has claimed anything yet, else its title. */
export function headingOf(issue: { rule: string; title: string; outcome: string }): string {
  return issue.outcome === 'needs-review' ? questionOf(issue) : issue.title;
}
