import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, securityHeaders } from './security-headers.ts';

const plain = {
  publicUrl: 'https://scan.example.org',
  inlineScriptHashes: [],
  takesPayments: false,
  hasAnalytics: false,
};

/** Every other origin that the headers name. */
function foreign(headers: Record<string, string>): string[] {
  return [...JSON.stringify(headers).matchAll(/https:\/\/[\w.*-]+/g)]
    .map(([origin]) => origin)
    .sort();
}

describe('securityHeaders', () => {
  it('names no other origin, and lets nobody ask for a payment', () => {
    const headers = securityHeaders(plain);
    expect(foreign(headers)).toEqual([]);
    expect(headers['permissions-policy']).toContain('payment=()');
  });

  it('allows what Stripe documents where plans can be paid for', () => {
    const headers = securityHeaders({ ...plain, takesPayments: true });
    const policy = headers['content-security-policy'];
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain(
      "frame-src 'self' blob: https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
    );
    expect(headers['permissions-policy']).toContain(
      'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
    );
  });

  it('allows Google Analytics where its id is configured', () => {
    const headers = securityHeaders({ ...plain, hasAnalytics: true });
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' https://*.googletagmanager.com;",
    );
    expect(foreign(headers).every((origin) => /google/.test(origin))).toBe(true);
    expect(headers['permissions-policy']).toContain('payment=()');
  });
});

describe('inlineScriptHashes', () => {
  it('are of scripts that run: not of files, not of data', () => {
    const page = `<script src="/a.js"></script><script type="module" src="/b.js"></script>
      <script type="application/json" id="x">{}</script><script type="application/ld+json">{}</script>
      <script>run()</script>`;
    expect(inlineScriptHashes(page)).toEqual([
      "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
    ]);
  });
});
