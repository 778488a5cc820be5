import { clientOf } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { CapturedNode } from './page-capture.ts';

/** Files beyond these are not read: how many, and bytes of one. */
const most = { files: 30, bytes: 8_000_000 } as const;

/**
 * The files of `img` elements of the page itself, as far as the browser still has them and they are of a media type that is
 * asked for. Nothing is fetched.
 */
export async function askFiles(
  page: PageUnderTest,
  nodes: readonly CapturedNode[],
  types: RegExp,
): Promise<Map<CapturedNode, Buffer>> {
  const found = new Map<CapturedNode, Buffer>();
  const wanted = nodes.filter(({ document }) => document.frame === 0);
  if (wanted.length === 0) return found;
  const session = clientOf(page.page.mainFrame());
  const within = <T>(asking: Promise<T>) =>
    page.guard.within(
      page.limits.frameMs,
      'PAGE_HUNG',
      asking.catch(() => null),
    );
  const tree = await within(session.send('Page.getResourceTree'));
  if (!tree) return found;
  const { frame, resources } = tree.frameTree;
  const addresses = Map.groupBy(
    wanted.flatMap((node) => addressesOf(node, page.document.url).map((url) => ({ node, url }))),
    ({ url }) => url,
  );
  const files = resources
    .filter(
      ({ url, mimeType, contentSize }) =>
        addresses.has(url) && types.test(mimeType) && (contentSize ?? 0) <= most.bytes,
    )
    .slice(0, most.files);
  for (const { url } of files) {
    const file = await within(session.send('Page.getResourceContent', { frameId: frame.id, url }));
    if (!file) continue;
    const bytes = Buffer.from(file.content, file.base64Encoded ? 'base64' : 'utf8');
    for (const { node } of addresses.get(url) ?? []) found.set(node, bytes);
  }
  return found;
}

function addressesOf({ attributes }: CapturedNode, base: string): string[] {
  const sources = [
    attributes.get('src') ?? '',
    ...(attributes.get('srcset') ?? '').split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''),
  ];
  return sources.flatMap((source) => {
    const url = source && URL.parse(source, base);
    return url && url.protocol !== 'data:' ? [url.href.replace(/#.*$/, '')] : [];
  });
}
