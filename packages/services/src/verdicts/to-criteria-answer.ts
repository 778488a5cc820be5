import {
  standardScope,
  type ManualAnswer,
  type ScanResult,
  type Standard,
} from '@curbcut/model/scan';
import { criteriaDetails, ruleDetails } from '@curbcut/rules/coverage';
import { manualChecks } from '@curbcut/rules/manual-checks';
import type { CheckAnswer, CriteriaAnswer } from '@curbcut/wire/verdicts';

/** What a result says about each criterion, beside the last answers of people. */
export function toCriteriaAnswer(
  result: ScanResult,
  standard: Standard,
  answers: readonly ManualAnswer[],
): CriteriaAnswer {
  const answerTo = (check: string) => {
    const answer = answers.find((known) => known.check === check);
    return answer ? toCheckAnswer(answer) : null;
  };
  return {
    standard: standardScope(standard),
    criteria: criteriaDetails(result, standard).map(({ byPerson, rules, ...criterion }) => ({
      number: criterion.number,
      name: criterion.name,
      level: criterion.level,
      url: criterion.url,
      state: criterion.state,
      left_alone: [...criterion.leftAlone],
      issues: criterion.issues,
      by_person: byPerson,
      rules: rules.map(({ id, title, outcome, techniques, actRules }) => ({
        id,
        title,
        outcome,
        techniques: [...techniques],
        act_rules: [...actRules],
      })),
      person: criterion.person,
      answer: answerTo(criterion.number),
    })),
    rules: ruleDetails(result, standard).map((rule) => ({
      id: rule.id,
      title: rule.title,
      outcome: rule.outcome,
      level: rule.level,
      criteria: [...rule.criteria],
      in_standard: rule.inStandard,
      issues: rule.issues,
      techniques: [...rule.techniques],
      act_rules: [...rule.actRules],
    })),
    checks: manualChecks.map(({ id, question, criteria }) => ({
      id,
      question,
      criteria: [...criteria],
      answer: answerTo(id),
    })),
  };
}

function toCheckAnswer(given: ManualAnswer): CheckAnswer {
  const { answer, note, author, answeredAt, revision } = given;
  return { answer, note, author, answered_at: answeredAt, revision };
}
