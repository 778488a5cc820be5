import { z } from 'zod';
import { CategorySlug, Impact } from '../scan/schema-parts.ts';

const Grade = z.enum(['High', 'Medium', 'Low']);

/** `GET /api/reports/summary/{id}`: what a director reads. Percentages are whole numbers from 0 to 100. */
export const BusinessSummary = z.object({
  url: z.string(),
  /** ISO 8601, UTC. */
  scan_date: z.string(),
  /** 0 to 1, as everywhere on the wire; null, as is what follows from it, when there is nothing to score. */
  score: z.number().min(0).max(1).nullable(),
  total_violations: z.int().nonnegative(),
  critical_violations: z.int().nonnegative(),
  executive_summary: z.string(),
  /** Who is shut out by what failed, in sentences; empty when that is not told by the criteria. */
  who_is_shut_out: z.string(),
  /** Of what that rests on, a clause: `the criteria that the 12 issues fail`. */
  shut_out_ground: z.string(),
  business_impact: z.object({
    roi_potential: Grade.nullable(),
    user_impact_percentage: z.int().min(0).max(100).nullable(),
    /** Absent: nothing in a scan supports such a figure. */
    conversion_improvement: z.string().optional(),
  }),
  compliance_status: z.object({
    wcag_level: z.string(),
    /** Null when no criterion was assessed. */
    compliance_percentage: z.int().min(0).max(100).nullable(),
    /** A few words, for example `Failures found`. */
    overall_status: z.string(),
  }),
  risk_assessment: z.object({
    legal_risk_level: Grade,
    /** Of all issues: the sum of their minutes, for example `2 days`. */
    estimated_fix_time: z.string(),
    priority_level: Grade,
  }),
  /** What to do first, most useful first. */
  recommendations: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      impact: Impact,
      category: CategorySlug,
      /** Points of 100 that fixing only this one adds; null when the scan did not work it out. */
      score_gain: z.number().nullable(),
      /** The work as an imperative. */
      todo: z.string(),
      /** A rule of thumb, and what it is made of. */
      minutes: z.int().positive(),
      minutes_ground: z.string(),
      /** 0 to 1: the score after this one and those before it; null where it rises by less than 3 points, or single fixes have no figure. */
      score_after: z.number().min(0).max(1).nullable(),
    }),
  ),
});
export type BusinessSummary = z.infer<typeof BusinessSummary>;
