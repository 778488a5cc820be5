import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const packers = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content),
} as const;
type Encoding = keyof typeof packers;

/** A text that stays the same while the program runs: packed once, when it is first asked for. */
export interface PageFile {
  type: string;
  content: Buffer;
  etag: string;
  packed(encoding: Encoding): Promise<Buffer>;
}

export function createPageFile(text: string, type = 'text/html; charset=utf-8'): PageFile {
  const content = Buffer.from(text);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const packing = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    content,
    // Weak: the packed forms are the same page.
    etag: `W/"${hash}"`,
    packed(encoding) {
      const begun = packing.get(encoding);
      if (begun) return begun;
      const packed = packers[encoding](content);
      packing.set(encoding, packed);
      return packed;
    },
  };
}

/** Sends it as the browser can read it; only that nothing changed when it has it. A caching rule that is set stays. */
export async function sendPageFile(
  reply: FastifyReply,
  file: PageFile,
  status: 200 | 404 = 200,
): Promise<FastifyReply> {
  const { headers } = reply.request;
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
  if (status === 200) reply.header('etag', file.etag);
  if (status === 200 && knows(headers['if-none-match'], file.etag)) return reply.code(304).send();
  const encoding = encodingFor(headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type(file.type)
    .send(encoding ? await file.packed(encoding) : file.content);
}

function knows(known: string | undefined, etag: string): boolean {
  const tags = (known ?? '').split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag.replace(/^W\//, ''));
}

/** The best of what a browser accepts; null: as it is. */
function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}
