/**
 * Questions by the rule's id. One sentence for people who know nothing of accessibility, answered by looking. Yes is
 * always the good answer, so that nobody has to wonder which one is the problem.
 */
export type Questions = Readonly<Record<string, string>>;
