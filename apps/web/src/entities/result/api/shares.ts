import type { limits } from '@curbcut/model/limits';
import { readMessage, readShare, readShares } from '@curbcut/wire/read';
import type { ShareAnswer, SharesAnswer } from '@curbcut/wire/scan';
import { callApi } from '../../../lib/api-client.ts';

const sharesPath = (scanId: string) => `/scan/${encodeURIComponent(scanId)}`;

/** The links of a scan that still work. Throws `ApiError`. */
export function listShares(scanId: string): Promise<SharesAnswer> {
  return callApi({ path: `${sharesPath(scanId)}/shares` }, readShares);
}

/** Makes a link; its URL is told this once. Throws `ApiError`. */
export function createShare(
  scanId: string,
  days: (typeof limits.shareDays)[number],
): Promise<ShareAnswer> {
  return callApi(
    { method: 'POST', path: `${sharesPath(scanId)}/share`, body: { days } },
    readShare,
  );
}

/** Throws `ApiError`. */
export async function revokeShare(scanId: string, shareId: string): Promise<void> {
  const path = `${sharesPath(scanId)}/shares/${encodeURIComponent(shareId)}`;
  await callApi({ method: 'DELETE', path }, readMessage);
}
