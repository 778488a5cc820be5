import type { CategorySlug, Impact, Level } from '@curbcut/model/scan';

/** One problem that Curbcut can name, whichever engine sees it: a row of the catalogue. */
export interface Rule {
  /** Ours and stable, for example `image-alt`: it stands in every issue, report and link. */
  id: string;
  /** Names the barrier; no period, at most 70 characters. */
  title: string;
  /** Who is shut out, and how. */
  barrier: string;
  /** How to fix it. */
  remedy: string;
  /** How a person verifies it: what to do, and what is seen or heard when it is right. */
  verification: string;
  category: CategorySlug;
  /** Used where an engine measures none of its own. */
  impact: Impact;
  /** WCAG success criteria that a failure fails, for example `1.1.1`; empty for best practices. */
  wcag: readonly string[];
  level: Level;
  /** W3C techniques and failures that apply, for example `F65` and `H37`; empty where none does. */
  techniques: readonly string[];
  /** W3C ACT rules that a failure stands for. */
  actRules: readonly string[];
  /**
   * Key of merging, the problem whatever engine states it: `act:23a2a8` where a W3C ACT rule states it, else
   * `wcag:1.3.1:table-headers` (success criterion and group), else `bp:heading-order` for best practices.
   */
  topic: string;
  /** What a failure says of its element, where the browser's accessibility tree can be asked whether that is so. */
  claims?: 'no-name';
  /** `review`: too imprecise alone, a failure only asks a person to look. */
  trust: 'failure' | 'review';
  /** Engines still try out how they see it. */
  experimental?: true;
  /** Which rules of which engine see it, by engine id; empty where no engine looks for it at present. */
  detectedBy: Readonly<Record<string, readonly string[]>>;
  /** A page that explains more. */
  helpUrl: string;
}
