/** One of the programs that are compared. */
export interface Subject {
  id: string;
  title: string;
  /** Scans the page and throws unless there was a result to use. Resolves with the time taken in ms. */
  scan(url: string): Promise<number>;
}

/** What a subject that is a program of its own needs. Runs in `folder`, which is removed afterwards. */
export interface Surroundings {
  chromePath: string;
  folder: string;
  /** Ends a run early. */
  signal: AbortSignal;
}
