import type { SiteConfig } from '@curbcut/model/site';
import type { CodeLanguage } from '../../components/ui/code-block.tsx';

/** The chips, after "All". */
export const helpCategories = [
  'Getting Started',
  'Account Management',
  'Dashboard Guide',
  'Scanning Guide',
  'Free Features',
  'Reports Guide',
] as const;
export type HelpCategory = (typeof helpCategories)[number];

export type HelpFigure = 'engines' | 'categories';

/** A piece of an article. A string is a paragraph. */
export type HelpBlock =
  | string
  | { steps: readonly string[] }
  | { points: readonly string[] }
  /** Terms with what there is to say of each. */
  | { facts: readonly (readonly [term: string, detail: string])[] }
  | { code: string; language: CodeLanguage; label: string }
  | { figure: HelpFigure }
  | { links: readonly { to: string; label: string; servedByApi?: true }[] };

export type HelpIcon =
  | 'account'
  | 'key'
  | 'dashboard'
  | 'scan'
  | 'gift'
  | 'report'
  | 'schedule'
  | 'site'
  | 'issue'
  | 'code'
  | 'settings';

export interface HelpArticle {
  /** Also the URL within the page, as in `/help#starting-a-scan`. */
  id: string;
  title: string;
  icon: HelpIcon;
  category: HelpCategory;
  content: readonly HelpBlock[];
}

export interface HelpQuestion {
  id: string;
  question: string;
  answer: string;
  category: HelpCategory;
}

/** What the texts are made from: limits and contacts are this installation's. */
export type HelpConfig = SiteConfig;
