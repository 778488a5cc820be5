import type { CategorySlug, Impact, Level } from '@curbcut/model/scan';

/** What the product says about one rule of axe-core, in its own words. */
export interface AxeRuleEntry {
  category: CategorySlug;
  /**
   * The problem, whatever engine sees it: `act:23a2a8` where a W3C ACT rule states it, else `wcag:1.3.1:table-headers`
   * (success criterion and group), else `bp:heading-order` for best practices.
   */
  topic: string;
  /** Used where axe gives none: its results that need review. */
  impact: Impact;
  /** Names the barrier for people; no period, at most 70 characters. */
  title: string;
  /** Who meets the barrier, and how. */
  description: string;
  /** How to fix it. */
  help: string;
  /** Only where axe's own tags are wrong or missing. */
  wcag?: readonly string[];
  level?: Level;
  /** W3C ACT rules that a violation of this rule stands for. */
  actRules: readonly string[];
  /** `review`: too imprecise alone, a violation only asks a person to look. */
  trust: 'failure' | 'review';
}

export type AxeRuleTable = Readonly<Record<string, AxeRuleEntry>>;
