import type { ShareAnswer, SharesAnswer } from '../scan/share.ts';
import { asCount, asList, asText, fieldAt } from './json-field.ts';

/** The links of a scan that still work; one without an id is left out. Null: there is no list. */
export function readShares(answer: unknown): SharesAnswer | null {
  const shares = asList(fieldAt(answer, 'shares'));
  return shares && { shares: shares.map(readLink).filter((share) => share !== null) };
}

/** A link that was made just now; null without its address. */
export function readShare(answer: unknown): ShareAnswer | null {
  const text = (name: keyof ShareAnswer) => asText(fieldAt(answer, name));
  const url = text('url');
  const id = text('share_id');
  if (url === null || id === null) return null;
  return { success: true, url, share_id: id, expires_at: text('expires_at') ?? '' };
}

function readLink(value: unknown): SharesAnswer['shares'][number] | null {
  const id = asText(fieldAt(value, 'share_id'));
  if (id === null) return null;
  return {
    share_id: id,
    created_at: asText(fieldAt(value, 'created_at')) ?? '',
    expires_at: asText(fieldAt(value, 'expires_at')) ?? '',
    views: asCount(fieldAt(value, 'views')) ?? 0,
  };
}
