import type { Browser } from 'puppeteer-core';
import { openProof } from './proof/open-proof.ts';
import type { Proof } from './proof/proof.ts';
import type { Barrier, RealisticPage } from './realistic-page.ts';
import { twinsOf } from './twins.ts';

export interface ProvenPage {
  page: RealisticPage;
  /** Of the clean twin as it is loaded. */
  elements: number;
  /** Sentences on what did not hold; empty when all barriers are where they belong. */
  mistakes: string[];
}

const elementsOfPage = { min: 150, max: 800 };

/** Tries each barrier of a page in both of its twins, each time in a freshly loaded page. */
export async function provePage(
  browser: Browser,
  page: RealisticPage,
  url: (path: string) => string,
): Promise<ProvenPage> {
  const [first, second] = twinsOf(page);
  const [clean, flawed] = first.flawed ? [second, first] : [first, second];
  const load = <Result>(path: string, use: (proof: Proof) => Promise<Result>) =>
    withProof(browser, url(path), use);
  const mistakes: string[] = [];
  const elements = await load(clean.path, (proof) => proof.count('*'));
  if (elements < elementsOfPage.min || elements > elementsOfPage.max) {
    mistakes.push(`${elements} elements`);
  }
  for (const barrier of page.barriers) {
    const inFlawed = await load(flawed.path, (proof) => tryBarrier(proof, barrier));
    if (inFlawed.present !== true) mistakes.push(`${barrier.id}: not shown (${inFlawed.present})`);
    for (const selector of inFlawed.lost) mistakes.push(`${barrier.id}: no element ${selector}`);
    const inClean = await load(clean.path, (proof) => tryBarrier(proof, barrier));
    if (inClean.present !== false) {
      mistakes.push(`${barrier.id}: in the clean twin as well (${inClean.present})`);
    }
  }
  return { page, elements, mistakes };
}

/** Whether the barrier is present, or why that could not be said; and its targets that were there neither before nor after. */
async function tryBarrier(
  proof: Proof,
  { target, present }: Barrier,
): Promise<{ present: boolean | string; lost: string[] }> {
  const missing = async (selectors: string[]) => {
    const found = await Promise.all(selectors.map((selector) => proof.has(selector)));
    return selectors.filter((_, index) => !found[index]);
  };
  try {
    const before = await missing(target);
    const isPresent = await present(proof);
    return { present: isPresent, lost: await missing(before) };
  } catch (error) {
    return { present: error instanceof Error ? error.message : String(error), lost: [] };
  }
}

async function withProof<Result>(
  browser: Browser,
  url: string,
  use: (proof: Proof) => Promise<Result>,
): Promise<Result> {
  const { proof, close } = await openProof(browser, url);
  try {
    return await use(proof);
  } finally {
    await close();
  }
}
