import type { ScanFailureCode } from '@curbcut/model/scan';

/** What a server answered to the request of a page. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Why the document did not come whole; null when it did. */
  cutShort: ScanFailureCode | null;
  /** A script stopped with an error, or asked for data: what the page shows may not be all that it was meant to. */
  scriptsFailed: boolean;
}
