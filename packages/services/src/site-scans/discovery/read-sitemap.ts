import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';

const decompress = promisify(gunzip);

/** Unpacked. The protocol allows 50 MB; ours stays small enough not to hold up the scans beside it. */
export const maxSitemapBytes = 10_000_000;

export interface Sitemap {
  pages: string[];
  /** Of an index: the sitemaps in it. */
  sitemaps: string[];
}

/** Reads a sitemap or a sitemap index, packed with gzip or not, or a plain list of URLs. Null: it is none. */
export async function readSitemap(bytes: Buffer): Promise<Sitemap | null> {
  const text = await toText(bytes);
  if (text === null) return null;
  if (!text.includes('<')) {
    const pages = text.split(/\s+/).filter((line) => /^https?:\/\//i.test(line));
    return pages.length > 0 ? { pages, sitemaps: [] } : null;
  }
  // No sitemap has one; entities are a way to make much of little.
  if (/<!DOCTYPE/i.test(text)) return null;
  let root: unknown;
  try {
    root = parser.parse(text);
  } catch {
    return null;
  }
  const urlset = child(root, 'urlset');
  const index = child(root, 'sitemapindex');
  if (urlset === undefined && index === undefined) return null;
  return {
    pages: locations(child(urlset, 'url')),
    sitemaps: locations(child(index, 'sitemap')),
  };
}

const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name === 'url' || name === 'sitemap',
});

async function toText(bytes: Buffer): Promise<string | null> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString('utf8');
  try {
    return (await decompress(bytes, { maxOutputLength: maxSitemapBytes })).toString('utf8');
  } catch {
    return null;
  }
}

function child(parent: unknown, name: string): unknown {
  return typeof parent === 'object' && parent !== null
    ? (parent as Record<string, unknown>)[name]
    : undefined;
}

function locations(entries: unknown): string[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => {
    const loc = child(entry, 'loc');
    const first: unknown = Array.isArray(loc) ? loc[0] : loc;
    return typeof first === 'string' && first.trim() !== '' ? [first.trim()] : [];
  });
}
