import type { Pointer } from '../engines/finding.ts';
import type { WayOfUse } from './way-of-use.ts';

/** Controls of a page that were never used, whatever time there was. */
export interface LeftAlone {
  /** The way that would have used them. */
  way: Extract<WayOfUse, 'keys' | 'forms'>;
  /** A sentence that names them and says why. */
  message: string;
  /** The first of them. */
  at: Pointer | null;
}
