import { type RunningProduct, waitFor } from './start-product.ts';

/** Waits for a mail in the outbox of this machine and gives its page, as text. Newest first. */
export async function waitForMail(
  product: RunningProduct,
  wanted: { recipient: string; subject: RegExp },
): Promise<string> {
  let id: string | undefined;
  await waitFor(async () => {
    const rows = (await read(product, '/outbox')).split('<tr');
    const row = rows.find((text) => text.includes(wanted.recipient) && wanted.subject.test(text));
    id = row && /href="\/outbox\/([^"]+)"/.exec(row)?.[1];
    return id !== undefined;
  }, 20_000);
  return read(product, `/outbox/${id}`);
}

/** The link of a mail that leads to `path`, as a path of the product. */
export function linkIn(mail: string, path: string): string {
  const text = mail.replaceAll(/&#(?:x3d|61);|&equals;/gi, '=');
  const found = new RegExp(`${path}\\?token=[\\w-]+`).exec(text);
  if (!found) throw new Error(`The mail has no link to ${path}.`);
  return found[0];
}

/** The link that the start prints: it opens the outbox in a browser. */
export function outboxLinkOf(product: RunningProduct): string {
  const [link] = /http\S+\/outbox\?key=\S+/.exec(product.output()) ?? [];
  if (link === undefined) throw new Error(`The start printed no outbox:\n${product.output()}`);
  return link;
}

async function read(product: RunningProduct, path: string): Promise<string> {
  const opened = await fetch(outboxLinkOf(product), { redirect: 'manual' });
  const cookie = opened.headers.getSetCookie().join('; ');
  const response = await fetch(product.url + path, { headers: { cookie } });
  return response.text();
}
