import { createHash } from 'node:crypto';

export interface SecurityHeadersOptions {
  publicUrl: string;
  /** CSP sources of the inline scripts of the web app's index.html, for example `'sha256-...'`. */
  inlineScriptHashes: readonly string[];
  /** Allows what Stripe's form needs. */
  takesPayments: boolean;
  /** Allows what Google Analytics needs, which is loaded after consent only. */
  hasAnalytics: boolean;
}

/** https://docs.stripe.com/security/guide#content-security-policy */
const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
} as const;

/** https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics */
const analytics = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
} as const;

/** The headers of every answer, errors included. */
export function securityHeaders(options: SecurityHeadersOptions): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': appPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=${paymentOrigins(options)}, usb=(), browsing-topics=()`,
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

function appPolicy(options: SecurityHeadersOptions): string {
  const payments = options.takesPayments ? stripe : null;
  const statistics = options.hasAnalytics ? analytics : null;
  const sources = (name: string, ...lists: (readonly string[] | undefined)[]) =>
    [name, "'self'", ...lists.flatMap((list) => list ?? [])].join(' ');
  return [
    "default-src 'self'",
    sources('script-src', options.inlineScriptHashes, payments?.script, statistics?.script),
    sources('style-src', pdfDrawingStyles),
    sources('img-src', ['data:', 'blob:'], statistics?.img),
    "font-src 'self'",
    sources('connect-src', payments?.connect, statistics?.connect),
    sources('frame-src', ['blob:'], payments?.frame),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Wallets such as Apple Pay are asked by a frame of Stripe's. */
function paymentOrigins({ takesPayments }: SecurityHeadersOptions): string {
  if (!takesPayments) return '()';
  return `(self ${stripe.script.map((origin) => `"${origin}"`).join(' ')})`;
}

/**
 * A report shows text from a page nobody vouches for: no script, no network, an origin of its own. One that prints
 * itself has a script of ours, which the policy names by its hash.
 */
export function reportPolicy(scriptSource?: string): string {
  return [
    `sandbox allow-popups${scriptSource === undefined ? '' : ' allow-modals allow-scripts'}`,
    "default-src 'none'",
    ...(scriptSource === undefined ? [] : [`script-src ${scriptSource}`]),
    'img-src data:',
    "style-src 'unsafe-inline'",
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A page that shows a mail in a frame without an address of its own: the frame inherits this policy. */
export const mailPagePolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The CSP sources of the inline scripts in a page; data in a script element needs none. */
export function inlineScriptHashes(page: string): string[] {
  const scripts = page.matchAll(
    /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi,
  );
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
