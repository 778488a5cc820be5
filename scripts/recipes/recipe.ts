/** A file that is added. */
interface NewFile {
  file: string;
  content: string;
}

/** Lines that are added to a file: before or after a text that stands in it once. */
interface AddedLines {
  file: string;
  before?: string;
  after?: string;
  add: string;
}

/** A file that a command derives: it is compared by a test, and written with `UPDATE_EXPECTED` or `UPDATE_GOLDEN`. */
interface DerivedFile {
  file: string;
  /** Arguments of vitest. */
  derivedBy: readonly string[];
}

export type Change = NewFile | AddedLines | DerivedFile;

/** A recipe of CONTRIBUTING.md, followed with something to be thrown away. */
export interface Recipe {
  /** Its heading in CONTRIBUTING.md. */
  heading: string;
  /** How many places it may touch; the files of a new folder are one. */
  mostPlaces: number;
  changes: readonly Change[];
  /** What guards what was added, beside the type checker. */
  guards: readonly Guard[];
}

/** Tests of a project of vitest. */
interface Guard {
  project: string;
  /** Folders and files. */
  places: readonly string[];
  /** What the names of the tests hold; absent: all of these files. */
  tests?: string;
}

/**
 * The unit tests of the scanner, but those of its reader of pictures: that is a process that may read the product's files
 * only, and in a copy the packages that it needs are links to somewhere else.
 */
export const scannerTests = [
  ...['checks', 'engines', 'fixes', 'merge', 'states'].map(
    (folder) => `packages/scanner/src/${folder}`,
  ),
  'packages/scanner/rig',
];
