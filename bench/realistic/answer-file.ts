import path from 'node:path';
import type { PageAnswer } from '@curbcut/testing';

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
};

/** Serves a file of a page, in parts where a part is asked for. Throws for a file of unknown type. */
export function answerFile(file: string, content: string | Uint8Array): PageAnswer {
  const mediaType = mediaTypes[path.extname(file)];
  if (mediaType === undefined) throw new Error(`The media type of ${file} is unknown.`);
  const bytes = Buffer.from(content);
  return (request, response) => {
    // Media elements ask for a part of the file.
    const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const headers = { 'content-type': mediaType, 'accept-ranges': 'bytes' };
    if (start === undefined) {
      response.writeHead(200, { ...headers, 'content-length': bytes.length });
      response.end(bytes);
      return;
    }
    const last = Math.min(end ? Number(end) : Infinity, bytes.length - 1);
    response.writeHead(206, {
      ...headers,
      'content-range': `bytes ${start}-${last}/${bytes.length}`,
      'content-length': last - Number(start) + 1,
    });
    response.end(bytes.subarray(Number(start), last + 1));
  };
}
