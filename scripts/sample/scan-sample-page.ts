import { createScanner } from '@curbcut/scanner';
import { startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import type { CompletedPageScan, Screenshot, TakenPicture } from '@curbcut/model/scan';
import { answerFile } from '../../bench/realistic/answer-file.ts';
import { rucksackShop } from '../../bench/realistic/pages/rucksack-shop/page.ts';
import { renderTwin } from '../../bench/realistic/render-twin.ts';

/** Where the page would be: a name that never leads anywhere. */
const website = 'https://www.fjellmark.example';
const folder = '/rucksacks/';

export interface SampleScan {
  pageScan: CompletedPageScan;
  screenshot: Screenshot;
  pictures: TakenPicture[];
  /** How the page begins, for the home page: JPEG, 1200 by 580 pixels. */
  beginning: Uint8Array;
}

/** Scans the sample's page, a shop's with its barriers, served on this machine. Throws when that fails. */
export async function scanSamplePage(): Promise<SampleScan> {
  const { document, files } = renderTwin(rucksackShop, () => true);
  const answers = Object.entries(files).map(
    ([file, content]) => [folder + file, answerFile(file, content)] as const,
  );
  const server = await startPageServer({
    [`${folder}tind-38`]: document,
    ...Object.fromEntries(answers),
  });
  const scanner = await createScanner({
    chromePath: process.env['CHROME_PATH'],
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: website,
    // What a busy machine leaves no time for would be missing.
    limits: {
      scanMs: 240_000,
      checkMs: 30_000,
      alfaMs: 60_000,
      useMs: 90_000,
      walkMs: 20_000,
      pointerMs: 20_000,
      dragMs: 10_000,
      fieldsMs: 20_000,
    },
  });
  try {
    const { pageScan, screenshot, pictures } = await scanner.scanPage(
      server.url(`${folder}tind-38`),
    );
    if (pageScan.status === 'failed') throw new Error(pageScan.error.message);
    if (!screenshot) throw new Error('There is no picture of the page.');
    const beginning = await scanner.drawThumbnail({ ...screenshot, width: 600, height: 290 });
    return { pageScan: atWebsite(pageScan, server.url('')), screenshot, pictures, beginning };
  } finally {
    await scanner.close();
    await server.close();
  }
}

/** This machine’s address means nothing to whoever reads the sample. */
function atWebsite(pageScan: CompletedPageScan, origin: string): CompletedPageScan {
  const text = JSON.stringify(pageScan).replaceAll(origin, website);
  return JSON.parse(text) as CompletedPageScan;
}
