import { describe, expect, it } from 'vitest';
import { parseAllowList } from './allow-list.ts';
import { checkUrl } from './check-url.ts';
import cases from './check-url.cases.json' with { type: 'json' };
import { createTargetPolicy } from './target-policy.ts';

const strict = createTargetPolicy();
const asked = /^Please enter a (website URL$|valid website URL \(e\.g\., https:\/\/example\.com\))/;

function outcome(input: string, policy = strict): string {
  const checked = checkUrl(input, policy);
  return checked.ok ? checked.url.href : checked.reason;
}

describe('checkUrl', () => {
  it.each(cases)('$input ($why)', (row) => {
    const checked = checkUrl(row.input, strict);
    if (checked.ok) {
      expect(checked.url.href).toBe(row.href);
      return;
    }
    expect({ code: checked.code, reason: checked.reason }).toEqual({
      code: row.code,
      reason: row.reason,
    });
    if (checked.code === 'INVALID_URL') expect(checked.message).toMatch(asked);
    else expect(checked.message).toMatch(/\. .*\.$/);
  });

  it('takes 2,048 characters and not one more, as typed and as a browser writes it', () => {
    const fits = `https://example.com/${'a'.repeat(2028)}`;
    expect(fits).toHaveLength(2048);
    expect(outcome(fits)).toBe(fits);
    expect(outcome(`${fits}a`)).toBe('too-long');
    expect(outcome(`https://example.com/${'ü'.repeat(1000)}`)).toBe('too-long');
  });

  // So long that a pattern that backtracks would not end within the test's time.
  it('settles hostile texts', () => {
    for (const text of [
      '.'.repeat(2048),
      ':'.repeat(2048),
      '.'.repeat(1e6),
      ':'.repeat(1e6),
      `${'a.'.repeat(1000)}:1x`,
      '\0'.repeat(1e6),
    ]) {
      expect(checkUrl(text, strict).ok).toBe(false);
    }
  });

  it('lets an entry of the allow list lift the rules for exactly what it names', () => {
    const { entries: allow, problems } = parseAllowList(
      'intranet.corp, localhost:3000, 127.0.0.1:9001, [fd00::5]:8080, 10.1.0.0/16, fd12::/16',
    );
    expect(problems).toEqual([]);
    const policy = createTargetPolicy({ allow });
    expect(outcome('http://intranet.corp:8080/', policy)).toBe('http://intranet.corp:8080/');
    expect(outcome('http://intranet.corp:5432/', policy)).toBe('port');
    expect(outcome('http://sub.intranet.corp/', policy)).toBe('internal-name');
    expect(outcome('localhost:3000', policy)).toBe('https://localhost:3000/');
    expect(outcome('http://localhost:8000/', policy)).toBe('loopback-name');
    expect(outcome('http://0x7f.1:9001/', policy)).toBe('http://127.0.0.1:9001/');
    expect(outcome('http://127.0.0.1:8001/', policy)).toBe('special-address');
    expect(outcome('http://127.0.0.2:9001/', policy)).toBe('port');
    expect(outcome('http://[::ffff:127.0.0.1]:9001/', policy)).toBe('port');
    expect(outcome('http://[FD00::0005]:8080/', policy)).toBe('http://[fd00::5]:8080/');
    expect(outcome('http://10.1.255.255/', policy)).toBe('http://10.1.255.255/');
    expect(outcome('http://10.1.255.255:22/', policy)).toBe('port');
    expect(outcome('http://10.2.0.0/', policy)).toBe('special-address');
    expect(outcome('http://[fd12:1::1]/', policy)).toBe('http://[fd12:1::1]/');
    expect(outcome('http://[fd12:1::1]:22/', policy)).toBe('port');
    expect(outcome('ftp://intranet.corp/', policy)).toBe('scheme');
    expect(outcome('http://a:b@intranet.corp/', policy)).toBe('credentials');
  });

  it('refuses our own hosts, unless they are allowed', () => {
    const own = { ownHosts: ['curbcut.example.org', '8.8.8.8', '[2606:4700::1]'] };
    const policy = createTargetPolicy(own);
    expect(outcome('https://CURBCUT.example.org./', policy)).toBe('own-host');
    expect(outcome('https://api.curbcut.example.org/', policy)).toBe('own-host');
    expect(outcome('https://notcurbcut.example.org/', policy)).toBe(
      'https://notcurbcut.example.org/',
    );
    expect(outcome('https://8.8.8.8/', policy)).toBe('own-host');
    expect(outcome('https://[2606:4700:0::1]/', policy)).toBe('own-host');
    const { entries: allow } = parseAllowList('curbcut.example.org:443');
    const allowing = createTargetPolicy({ ...own, allow });
    expect(outcome('https://curbcut.example.org/', allowing)).toBe('https://curbcut.example.org/');
    expect(outcome('http://curbcut.example.org/', allowing)).toBe('own-host');
  });

  it('refuses hosts that opted out and all below them, whatever else is allowed', () => {
    const { entries: allow } = parseAllowList('quiet.example.org');
    const policy = createTargetPolicy({
      allow,
      optedOutHosts: ['Quiet.Example.org.'],
      allowAllPrivate: true,
    });
    expect(outcome('https://quiet.example.org/', policy)).toBe('opted-out');
    expect(outcome('https://www.quiet.example.org/', policy)).toBe('opted-out');
    expect(outcome('https://unquiet.example.org/', policy)).toBe('https://unquiet.example.org/');
  });

  it('lets the command line scan everything private, over http and https only', () => {
    const policy = createTargetPolicy({ allowAllPrivate: true });
    expect(outcome('http://127.0.0.1:5173/', policy)).toBe('http://127.0.0.1:5173/');
    expect(outcome('localhost:5173', policy)).toBe('https://localhost:5173/');
    expect(outcome('http://fixtures/', policy)).toBe('http://fixtures/');
    expect(outcome('file:///etc/passwd', policy)).toBe('scheme');
    expect(outcome('http://a@127.0.0.1/', policy)).toBe('credentials');
  });
});

describe('checkUrl without a scheme', () => {
  const { entries: allow } = parseAllowList('10.0.0.5:80, 10.0.0.6:443, 10.0.0.7');
  const policy = createTargetPolicy({ allow });

  it('says that https was its own idea', () => {
    const assumed = (input: string) => {
      const checked = checkUrl(input, policy);
      return checked.ok && checked.schemeAssumed;
    };
    expect(['example.org', 'www.example.org/a', 'example.org:8080'].map(assumed)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ['https://example.org', 'http://example.org', 'example.org:443', 'example.org:80'].map(
        assumed,
      ),
    ).toEqual([false, false, false, false]);
  });

  it('takes the scheme that may be visited where the other may not', () => {
    expect(outcome('10.0.0.5', policy)).toBe('http://10.0.0.5/');
    expect(outcome('10.0.0.6', policy)).toBe('https://10.0.0.6/');
    expect(outcome('10.0.0.7', policy)).toBe('https://10.0.0.7/');
    expect(outcome('10.0.0.8', policy)).toBe('special-address');
  });
});

describe('createTargetPolicy', () => {
  it('does not take a host that it could never match', () => {
    expect(() => createTargetPolicy({ optedOutHosts: ['https://example.org/'] })).toThrow(
      TypeError,
    );
  });
});
