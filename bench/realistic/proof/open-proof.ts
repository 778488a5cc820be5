import type { Browser } from 'puppeteer-core';
import { Proof } from './proof.ts';
import { recordAnnouncements } from './record-announcements.ts';

/** Loads a page as nobody has before, with the focus nowhere. */
export async function openProof(
  browser: Browser,
  url: string,
): Promise<{ proof: Proof; close(): Promise<void> }> {
  const context = await browser.createBrowserContext({ proxyServer: 'direct://' });
  try {
    const page = await context.newPage();
    const session = await page.createCDPSession();
    await page.setViewport({ width: 1280, height: 900 });
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await session.send('Accessibility.enable');
    await page.evaluateOnNewDocument(recordAnnouncements);
    await page.goto(url, { waitUntil: 'load' });
    const proof = new Proof(page, session);
    await proof.drawn();
    return { proof, close: () => context.close() };
  } catch (error) {
    await context.close();
    throw error;
  }
}
