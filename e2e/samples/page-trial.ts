import type { PageBench } from './page-bench.ts';

/**
 * Tries a sample of HTML, CSS or JavaScript in a browser, and expects what the text around it says of it. `codeOf` reads
 * another sample by its id, for those that belong together.
 */
export type PageTrial = (
  bench: PageBench,
  code: string,
  codeOf: (id: string) => string,
) => Promise<void>;

/** The parts of a sample that compares: each begins with a comment such as `Before: ...`. */
export function splitAtComments(code: string): string[] {
  return code
    .split(/<!--.*?-->|\/\*.*?\*\//s)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
