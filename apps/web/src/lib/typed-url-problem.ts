import { parseScanUrl } from '@curbcut/model/url';

/** What is wrong with the URL of a website as somebody typed it; null when it can be scanned as far as it tells. */
export function typedUrlProblem(text: string): string | null {
  const parsed = parseScanUrl(text);
  return parsed.ok ? null : parsed.message;
}
