import { type PageServer, startPageServer } from '@curbcut/testing';
import { createAccount, scanAs } from './account.ts';
import { pages } from './pages.ts';
import type { SharedProduct } from './shared-product.ts';

interface ChangingScans {
  server: PageServer;
  /** On the pro plan, with a confirmed email and scans: three of `/changing`, which gets better, and one of `/gone`. */
  maya: string;
  /** On the free plan, with nothing. */
  fred: string;
}

const heldPage =
  '<!doctype html><html lang="en"><title>Held</title><main><h1>Held</h1></main></html>';

/** Serves pages, and scans them, for the tests of the dashboard. `/held` answers when `isLetGo` does. */
export async function prepareChangingScans(
  product: SharedProduct,
  isLetGo: () => Promise<void>,
): Promise<ChangingScans> {
  /** How many of the images of `/changing` have no text. */
  let defects = 0;
  const server = await startPageServer(
    {
      ...pages,
      '/changing': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(`<!doctype html><html lang="en"><title>Changing</title><main><h1>Changing</h1>
        ${'<form><input></form>'.repeat(defects > 2 ? 1 : 0)}${'<img src="/boat.png">'.repeat(defects)}</main></html>`);
      },
      '/held': (_, response) => void isLetGo().then(() => response.end(heldPage)),
    },
    { port: product.pagePort },
  );
  const maya = await createAccount(product, 'Maya', 'pro');
  const fred = await createAccount(product, 'Fred', null);
  for (const count of [4, 2, 0]) {
    defects = count;
    await scanAs(product, maya, server.url('/changing'));
  }
  await scanAs(product, maya, server.url('/gone'));
  return { server, maya, fred };
}
