import { type PageServer, startPageServer } from '@curbcut/testing';
import { createAccount, scanAs } from './account.ts';
import { pages } from './pages.ts';
import type { SharedProduct } from './shared-product.ts';

interface FerryScans {
  server: PageServer;
  /** On the pro plan, with scans of `/ferry`, `/fine` and `/gone`. */
  maya: string;
  /** On the free plan, with nothing. */
  fred: string;
  /** Of `/ferry`, before and after its image got a text and its field lost its button. */
  older: string;
  newer: string;
}

/** Serves pages, and scans them, for the tests of what is shown of scans. */
export async function prepareFerryScans(product: SharedProduct): Promise<FerryScans> {
  let isMended = false;
  const server = await startPageServer(
    {
      ...pages,
      '/ferry': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(`<!doctype html><html lang="en"><head><title>Ferry times</title></head><body><main><h1>Ferry times</h1>
        ${isMended ? '<input name="to">' : '<img src="/boat.png" width="300" height="120">'}
        <p style="color:#bbb;background:#fff">Sailings every two hours</p></main></body></html>`);
      },
    },
    { port: product.pagePort },
  );
  const maya = await createAccount(product, 'Maya', 'pro');
  const fred = await createAccount(product, 'Fred', null);
  const older = await scanAs(product, maya, server.url('/ferry'));
  isMended = true;
  const newer = await scanAs(product, maya, server.url('/ferry'));
  await scanAs(product, maya, server.url('/fine'));
  await scanAs(product, maya, server.url('/gone'));
  return { server, maya, fred, older, newer };
}
