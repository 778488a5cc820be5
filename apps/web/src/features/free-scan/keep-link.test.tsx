import { beginProgress, toScanProgress, type MailProgress } from '@curbcut/model/scan';
import { defaultSiteConfig, reportIsMailed } from '@curbcut/model/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { KeepLink } from './components/keep-link.tsx';
import { scanTerms } from './use-scan-terms.ts';

afterEach(() => vi.unstubAllGlobals());

function render(mail: MailProgress, finished: boolean): string {
  vi.stubGlobal('location', { origin: 'https://scan.example.org' });
  const now = new Date('2026-11-21T08:00:00Z');
  const progress = toScanProgress(beginProgress(now), {
    now,
    queuePosition: null,
    finished,
    mail,
  });
  return renderToStaticMarkup(
    <MemoryRouter>
      <KeepLink jobId="abc" progress={progress} terms={scanTerms(defaultSiteConfig, null)} />
    </MemoryRouter>,
  );
}

test('before and after the scan the same sentence and link stand there', () => {
  const before = render('unsaid', false);
  expect(before).toContain(reportIsMailed);
  expect(before).toContain('https://scan.example.org/results/abc');
  expect(render('unsaid', true)).toBe(before);
});

test('where no mail is due, mail is not named', () => {
  const html = render('none', true);
  expect(html).toContain('Keep this link to the report.');
  expect(html).not.toMatch(/mail/i);
});
