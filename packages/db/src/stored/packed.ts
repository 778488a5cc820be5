import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { cleanValue } from '../clean/clean-value.ts';
import { StoredDataError } from './stored-data-error.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Measured in docs/decisions/0013-compact-results.md: higher levels cost more time than they save. */
const level = 6;
/** More than any result the scanner's limits allow. */
const maxResultBytes = 256 * 1024 * 1024;

/** Cleaned JSON, compressed with zstd. */
export async function pack(value: object): Promise<Buffer> {
  const text = JSON.stringify(cleanValue(value));
  return compress(text, { params: { [constants.ZSTD_c_compressionLevel]: level } });
}

/** The JSON that `pack` was given. Throws a StoredDataError when the bytes are no such thing. */
export async function unpack(what: string, bytes: Uint8Array): Promise<unknown> {
  try {
    const text = await decompress(bytes, { maxOutputLength: maxResultBytes });
    return JSON.parse(text.toString('utf8'));
  } catch (cause) {
    throw new StoredDataError(`The stored ${what} is damaged.`, { cause });
  }
}
