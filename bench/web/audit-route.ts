import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@curbcut/embedded-postgres';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { keepToken, tokenEntry, type Visit } from './measure-script.ts';

export const auditedCategories = [
  { id: 'accessibility', title: 'Accessibility', least: 100 },
  { id: 'best-practices', title: 'Best practices', least: 100 },
  { id: 'seo', title: 'SEO', least: 100 },
  { id: 'performance', title: 'Performance', least: 95 },
] as const;

type AuditedCategory = (typeof auditedCategories)[number]['id'];

export interface RouteAudit {
  /** 0 to 100. */
  scores: Record<AuditedCategory, number>;
  /** Audits below 1 of the categories that are below their target. */
  failed: { category: AuditedCategory; id: string; title: string; value: string; items: string }[];
}

/**
 * Lighthouse, with the settings for a desktop, in a browser of its own. A browser that is signed in keeps its storage;
 * its cache is empty all the same. Throws when Lighthouse could not judge the page.
 */
export async function auditRoute(chromePath: string, { url, token }: Visit): Promise<RouteAudit> {
  const folder = await mkdtemp(path.join(tmpdir(), 'curbcut-bench-web-'));
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromePath,
    args: [`--remote-debugging-port=${port}`],
    chromiumSandbox: false,
  });
  try {
    if (token !== null) {
      const page = await context.newPage();
      await page.goto(new URL('/robots.txt', url).href);
      await page.evaluate(keepToken, tokenEntry(token));
      await page.close();
    }
    const result = await lighthouse(
      url,
      { port, output: 'json', logLevel: 'error', disableStorageReset: token !== null },
      {
        ...desktopConfig,
        settings: {
          ...desktopConfig.settings,
          onlyCategories: auditedCategories.map(({ id }) => id),
        },
      },
    );
    if (!result) throw new Error('Lighthouse gave no result.');
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return readAudit(result.lhr);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; displayValue?: string; details?: unknown }
  >;
}

function readAudit({ categories, audits }: LighthouseResult): RouteAudit {
  const scores = { accessibility: 0, 'best-practices': 0, seo: 0, performance: 0 };
  const failed: RouteAudit['failed'] = [];
  for (const { id: category, least } of auditedCategories) {
    const { score, auditRefs } = categories[category] ?? { score: null, auditRefs: [] };
    scores[category] = Math.round((score ?? 0) * 100);
    if (scores[category] >= least) continue;
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (weight === 0 || !audit || audit.score === null || audit.score >= 0.9) continue;
      const items = audit.details ? JSON.stringify(audit.details).slice(0, 600) : '';
      failed.push({ category, id, title: audit.title, value: audit.displayValue ?? '', items });
    }
  }
  return { scores, failed };
}
