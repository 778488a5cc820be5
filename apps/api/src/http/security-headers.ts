import { createHash } from 'node:crypto';

export interface SecurityHeadersOptions {
  publicUrl: string;
  /** CSP sources of the inline scripts of the web app's index.html, for example `'sha256-...'`. */
  inlineScriptHashes: readonly string[];
}

/** The headers of every answer, errors included. */
export function securityHeaders(options: SecurityHeadersOptions): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': appPolicy(options.inlineScriptHashes),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'x-frame-options': 'DENY',
  };
  if (options.publicUrl.startsWith('https:')) {
    headers['strict-transport-security'] = 'max-age=31536000';
  }
  return headers;
}

/**
 * A PDF drawn in the browser brings the report's styles as a file of that browser; html2canvas adds one fixed style
 * element of its own.
 */
const pdfDrawingStyles = ['blob:', "'sha256-UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g='"];

function appPolicy(inlineScriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inlineScriptHashes].join(' '),
    ['style-src', "'self'", ...pdfDrawingStyles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** A report shows text from a page nobody vouches for: no script, no network, an origin of its own. */
export const reportPolicy = [
  'sandbox allow-popups',
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page that shows a mail in a frame without an address of its own: the frame inherits this policy. */
export const mailPagePolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The CSP sources of the inline scripts in a page. */
export function inlineScriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
