import type { EgressSession } from '@curbcut/url-guard';
import type { BrowserContext, CDPSession, Page } from 'puppeteer-core';
import { clientOf } from './isolated-world.ts';

/** What a page may do on its own machine when somebody presses a key: copying is how it tells that it has copied. */
const allowed = ['clipboard-sanitized-write'] as const;

/**
 * Cuts a page off from everything outside, for good: its way to the network, with every connection that is open, and in the
 * browser each request of the page, its frames and its workers, so that none is even tried; and it is asked for no file and
 * for no permission. The browser does not say that it is offline, as pages would speak of that.
 */
export async function shutOff(
  { page, context }: { page: Page; context: BrowserContext },
  egress: Pick<EgressSession, 'seal'>,
): Promise<void> {
  egress.seal();
  page.on('workercreated', (worker) => block(worker.client));
  context.on('targetcreated', (target) => {
    if (!/worker/.test(target.type())) return;
    target.createCDPSession().then(block, () => {});
  });
  const workers = context.targets().filter((target) => /worker/.test(target.type()));
  const sessions = [
    ...new Set([...page.frames().map(clientOf), ...page.workers().map(({ client }) => client)]),
    ...(await Promise.all(workers.map((one) => one.createCDPSession().catch(() => null)))),
  ];
  const main = clientOf(page.mainFrame());
  await Promise.all([
    ...sessions.map((session) => session && block(session)),
    main.send('Page.setInterceptFileChooserDialog', { enabled: true }),
    context.overridePermissions(new URL(page.url()).origin, [...allowed]),
  ]);
}

/** A frame or worker that is gone requests nothing more. */
async function block(session: CDPSession): Promise<void> {
  const urls = ['http://*', 'https://*', 'ws://*', 'wss://*'];
  await session.send('Network.enable').catch(() => {});
  await session.send('Network.setBlockedURLs', { urls }).catch(() => {});
}
