import type { Plan } from '@curbcut/model/plans';

/** Who asks, as the access token says. Rights come from here, read anew with every request. */
export interface Viewer {
  userId: string;
  sessionId: string;
  plan: Plan;
  emailVerified: boolean;
}

/**
 * Who reads a scan: somebody signed in, a visitor (null), who reads anonymous scans by their id only, or the product
 * itself on behalf of somebody it has already let in.
 */
export type Reader = Viewer | null | 'product';
