import { limits } from '@curbcut/model/limits';
import { levels, manualAnswerKinds, outcomes } from '@curbcut/model/scan';
import { toNote } from '@curbcut/model/text';
import { z } from 'zod';

/** The last answer of a person to a check that no rule does. */
export const CheckAnswer = z.object({
  answer: z.enum(manualAnswerKinds),
  /** Plain text of a person, never to be interpreted as markup; may be empty. */
  note: z.string(),
  author: z.string(),
  /** ISO 8601, UTC. */
  answered_at: z.string(),
  revision: z.int().positive(),
});
export type CheckAnswer = z.infer<typeof CheckAnswer>;

/** `GET /scan/{id}/criteria`. */
export const CriteriaAnswer = z.object({
  /** What the criteria are of, for example `WCAG 2.2, level A and AA`. */
  standard: z.string(),
  criteria: z.array(
    z.object({
      number: z.string(),
      name: z.string(),
      level: z.enum(['A', 'AA', 'AAA']),
      /** W3C’s page that explains it. */
      url: z.string(),
      /** What the rules say, and people where they have decided about their findings. */
      state: z.enum(['failed', 'needs-review', 'passed', 'inapplicable', 'person', 'untested']),
      /** Sentences about what of the page was left alone that its rules might have failed. */
      left_alone: z.array(z.string()),
      /** Fingerprints of issues in the record. */
      issues: z.array(z.string()),
      /** A person has decided about one of them. */
      by_person: z.boolean(),
      rules: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          outcome: z.enum(outcomes),
          /** W3C techniques and failures, for example `F65`. */
          techniques: z.array(z.string()),
          act_rules: z.array(z.string()),
        }),
      ),
      /** What only a person can judge. */
      person: z.string(),
      /** Null: nobody has answered for this page. */
      answer: CheckAnswer.nullable(),
    }),
  ),
  /**
   * Every rule, those of no criterion and beyond the standard among them. Empty where the scan did not record what its
   * rules came to.
   */
  rules: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** As people have decided about what it found. */
      outcome: z.enum(outcomes),
      level: z.enum(levels),
      /** WCAG success criteria; empty for best practices. */
      criteria: z.array(z.string()),
      /** The standard asks for it. */
      in_standard: z.boolean(),
      /** Fingerprints of issues in the record. */
      issues: z.array(z.string()),
      techniques: z.array(z.string()),
      act_rules: z.array(z.string()),
    }),
  ),
  /** What every report asks a person to do. */
  checks: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      criteria: z.array(z.string()),
      answer: CheckAnswer.nullable(),
    }),
  ),
});
export type CriteriaAnswer = z.infer<typeof CriteriaAnswer>;

/** `POST /scan/{id}/checks`. */
export const CheckRequest = z.object({
  /** The number of a criterion, or the id of a check. */
  check: z.string().min(1, 'Name the check').max(40, 'There is no such check'),
  /** `not-checked` takes an answer back. */
  answer: z.enum(manualAnswerKinds),
  note: z
    .string()
    .overwrite(toNote)
    .max(
      limits.noteLength,
      `A note has at most ${limits.noteLength.toLocaleString('en')} characters`,
    )
    .default(''),
  /** That of the answer that was seen, 0 without one; when it is another by now, nothing is changed (409). */
  revision: z
    .int('Give the revision as a whole number')
    .nonnegative('Give the revision as a whole number')
    .optional(),
});
export type CheckRequest = z.infer<typeof CheckRequest>;

export const CheckRequestAnswer = z.object({
  success: z.literal(true),
  check: z.string(),
  answer: CheckAnswer,
});
export type CheckRequestAnswer = z.infer<typeof CheckRequestAnswer>;
