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
    /** For example `2 days`. */
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
    }),
  ),
});
export type BusinessSummary = z.infer<typeof BusinessSummary>;
