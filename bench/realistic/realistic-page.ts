import type { Proof } from './proof/proof.ts';

/** What a barrier shows in: markup; style and layout; keys and actions; meaning. */
export type BarrierSort = 'markup' | 'look' | 'keys' | 'meaning';

export const barrierSorts: readonly BarrierSort[] = ['markup', 'look', 'keys', 'meaning'];

export interface Barrier {
  /** In kebab-case, unique within its page; never appears in what is served. */
  id: string;
  /** WCAG 2.2, A or AA, for example `2.4.7`. */
  criteria: string[];
  sort: BarrierSort;
  /** The class of defect in kebab-case, one name for it on all pages. */
  class: string;
  /** One sentence, as an auditor would report it. */
  what: string;
  /** CSS selectors of the elements in the flawed twin; empty for the whole page. */
  target: string[];
  /** A regular expression, case ignored, for a finding that is about this barrier though it names no element. */
  words: string;
  /** Measured in a freshly loaded page: true in the flawed twin, false in the clean one. */
  present(proof: Proof): Promise<boolean>;
}

/** Gives one of both texts, by whether the twin has the barrier of that id. */
export type Flaw = (id: string, clean: string, flawed: string) => string;

/** By path below the page, without a leading slash. */
export type PageFiles = Record<string, string | Uint8Array>;

export interface RealisticPage {
  /** In kebab-case; also its folder's. */
  name: string;
  /** For example `shop product page`. */
  kind: string;
  /** BCP 47. */
  language: string;
  /** The whole document. */
  render(flaw: Flaw): string;
  /** Scripts, pictures and other documents of the page; a function when they differ between the twins. */
  files?: PageFiles | ((flaw: Flaw) => PageFiles);
  barriers: Barrier[];
}
