import { clientOf } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { CapturedNode } from './page-capture.ts';

/** Files beyond these are not read: how many, and bytes of one. */
const most = { files: 30, bytes: 8_000_000 } as const;

/**
 * The picture files of elements of the page itself, their own and those behind them, as far as the browser still has them and they are of a media type that is
 * asked for. Nothing is fetched.
 */
export async function askFiles(
  page: PageUnderTest,
  nodes: readonly CapturedNode[],
  types: RegExp,
): Promise<Map<CapturedNode, Buffer>> {
  const found = new Map<CapturedNode, Buffer>();
  for (const node of nodes) {
    const file = writtenIn(node, types);
    if (file) found.set(node, file);
  }
  const wanted = nodes.filter((node) => node.document.frame === 0 && !found.has(node));
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

/** What stands in the address itself. */
function writtenIn(node: CapturedNode, types: RegExp): Buffer | null {
  const [, type = '', coding, content] =
    sourcesOf(node)
      .map((source) => /^data:([^;,]*)((?:;[^,]*)?),(.*)$/s.exec(source))
      .find((match) => match !== null) ?? [];
  if (content === undefined || !types.test(type)) return null;
  if (coding?.endsWith(';base64')) return Buffer.from(content, 'base64');
  try {
    return Buffer.from(decodeURIComponent(content));
  } catch {
    return Buffer.from(content);
  }
}

function sourcesOf({ attributes, style }: CapturedNode): string[] {
  const behind = [...(style?.['background-image'] ?? '').matchAll(/url\("([^"]*)"\)/g)];
  return [
    attributes.get('src') ?? '',
    ...(attributes.get('srcset') ?? '')
      .split(/,\s/)
      .map((part) => part.trim().split(/\s+/)[0] ?? ''),
    ...behind.map(([, url = '']) => url),
  ];
}

function addressesOf(node: CapturedNode, base: string): string[] {
  return sourcesOf(node).flatMap((source) => {
    const url = source && URL.parse(source, base);
    return url && url.protocol !== 'data:' ? [url.href.replace(/#.*$/, '')] : [];
  });
}
