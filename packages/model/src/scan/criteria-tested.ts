import { standardScope, type Standard } from './standard.ts';

/** What a scan could say about the criteria of its standard; the three parts add up to the total. */
export interface CriteriaTested {
  total: number;
  /** A rule that can fail was tested; it never decides the whole of a criterion. */
  automatically: number;
  /** Rules that were tested only ask a person about it. */
  asked: number;
  /** No rule was tested. */
  byPerson: number;
}

/** One sentence for people who read a result. */
export function criteriaTestedSentence(tested: CriteriaTested, standard: Standard): string {
  const { total, automatically, asked, byPerson } = tested;
  const done =
    automatically > 0 ? `${automatically} automatically, each in part` : 'none automatically';
  const review = asked > 0 ? `, and asks for review of ${asked}` : '';
  const left = `${byPerson} ${byPerson === 1 ? 'needs' : 'need'} a person`;
  return `Of the ${total} criteria of ${standardScope(standard)}, this scan tested ${done}${review}; ${left}.`;
}
