import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { PageScan } from '@curbcut/model/scan';
import { cleanValue } from '../clean/clean-value.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Measured in docs/decisions/0013-compact-results.md: higher levels cost more time than they save. */
const level = 6;
/** More than any result the scanner's limits allow. */
const maxResultBytes = 256 * 1024 * 1024;

/** What is stored of a page scan: its JSON, cleaned like every other value, compressed with zstd. */
export async function packResult(pageScan: PageScan): Promise<Buffer> {
  return packValue(pageScan);
}

/** The page scan that `packResult` was given. Throws when the bytes are no such thing. */
export async function unpackResult(bytes: Uint8Array): Promise<PageScan> {
  return unpackValue<PageScan>(bytes);
}

/** Anything that JSON can say, stored as results are. */
export async function packValue(value: object): Promise<Buffer> {
  const text = JSON.stringify(cleanValue(value));
  return compress(text, { params: { [constants.ZSTD_c_compressionLevel]: level } });
}

/** What `packValue` was given; the caller knows its type. Throws when the bytes are no such thing. */
export async function unpackValue<Value extends object>(bytes: Uint8Array): Promise<Value> {
  const text = await decompress(bytes, { maxOutputLength: maxResultBytes });
  // Only packValue writes these bytes.
  return JSON.parse(text.toString('utf8')) as Value;
}
