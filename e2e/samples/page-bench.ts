import type { Scanner } from '@curbcut/scanner';
import { startPageServer, type PageAnswer } from '@curbcut/testing';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../open-browser.ts';

interface SamplePage {
  /** The sample; where it brings no body of its own, it is the content of the main part. */
  content: string;
  css?: string;
  /** What else the page's server answers, by path. */
  files?: Record<string, PageAnswer>;
}

/** Where the samples of pages are tried: one browser, one scanner and one server for all of them. */
export interface PageBench {
  open(sample: SamplePage, viewport?: { width: number; height: number }): Promise<Page>;
  /** What our own scanner says that fails, as the ids of rules. */
  failedRules(sample: SamplePage): Promise<string[]>;
  close(): Promise<void>;
}

export async function openPageBench(scanner: Scanner): Promise<PageBench> {
  const pages: Record<string, PageAnswer> = {};
  const [server, browser] = await Promise.all([startPageServer(pages), openBrowser()]);
  let count = 0;
  /** Each sample stands at a URL of its own. */
  function serve({ content, css = '', files = {} }: SamplePage): string {
    const path = `/sample-${(count += 1)}`;
    Object.assign(pages, files, { [path]: asDocument(content, css) });
    return server.url(path);
  }
  return {
    open: (sample, viewport) => openSample(browser, serve(sample), viewport),
    failedRules: (sample) => scanSample(scanner, serve(sample)),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

function asDocument(content: string, css: string): string {
  const body = content.includes('<body') ? content : `<main><h1>Sample</h1>${content}</main>`;
  const head = content.includes('<title') ? '' : '<title>Sample</title>';
  return `<!doctype html><html lang="en">${head}<style>${css}</style>${body}</html>`;
}

async function openSample(
  browser: Browser,
  url: string,
  viewport = { width: 1280, height: 800 },
): Promise<Page> {
  const page = await browser.newPage({ viewport });
  await page.goto(url);
  return page;
}

async function scanSample(scanner: Scanner, url: string): Promise<string[]> {
  const { pageScan } = await scanner.scanPage(url);
  if (pageScan.status === 'failed') throw new Error(pageScan.error.message);
  return pageScan.issues.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
}
