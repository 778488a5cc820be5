import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** Path in the archive, with `/`. */
  name: string;
  bytes: Uint8Array;
  modifiedAt: Date;
  /** False for what is compressed already, such as pictures. */
  compress: boolean;
}

const deflate = promisify(deflateRaw);
/** 4.5: what ZIP64 needs. */
const version = 45;
/** Names are UTF-8. */
const utf8Names = 0x0800;
const max16 = 0xffff;
const max32 = 0xffffffff;

/**
 * A ZIP archive as a stream of bytes; holds one entry in memory at a time, and a line about each. With ZIP64, so that
 * neither 65,535 entries nor 4 GiB are the end. Entries themselves are smaller than 4 GiB.
 */
export async function* zipArchive(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const packed = entry.compress ? await deflate(entry.bytes) : Buffer.from(entry.bytes);
    const name = Buffer.from(entry.name, 'utf8');
    const facts = entryFacts(entry, name, packed.length);
    const local = Buffer.concat([
      fields([4, 0x04034b50], [2, version]),
      facts,
      fields([2, 0]),
      name,
    ]);
    directory.push(directoryLine(facts, name, offset));
    offset += local.length + packed.length;
    yield local;
    if (packed.length > 0) yield packed;
  }
  yield Buffer.concat([...directory, archiveEnd(directory, offset)]);
}

/** Flags to the length of the name: the same in an entry's own header and in the directory. */
function entryFacts(entry: ZipEntry, name: Buffer, packedLength: number): Buffer {
  const { date, time } = dosTime(entry.modifiedAt);
  return fields(
    [2, utf8Names],
    [2, entry.compress ? 8 : 0],
    [2, time],
    [2, date],
    [4, crc32(entry.bytes)],
    [4, packedLength],
    [4, entry.bytes.length],
    [2, name.length],
  );
}

function directoryLine(facts: Buffer, name: Buffer, offset: number): Buffer {
  const extra = offset < max32 ? Buffer.alloc(0) : fields([2, 1], [2, 8], [8, offset]);
  return Buffer.concat([
    fields([4, 0x02014b50], [2, version], [2, version]),
    facts,
    fields([2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, Math.min(offset, max32)]),
    name,
    extra,
  ]);
}

function archiveEnd(directory: readonly Buffer[], offset: number): Buffer {
  const count = directory.length;
  const length = directory.reduce((sum, line) => sum + line.length, 0);
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, Math.min(count, max16)],
    [2, Math.min(count, max16)],
    [4, Math.min(length, max32)],
    [4, Math.min(offset, max32)],
    [2, 0],
  );
  if (count < max16 && offset < max32 && length < max32) return end;
  const end64 = fields(
    [4, 0x06064b50],
    [8, 44],
    [2, version],
    [2, version],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, length],
    [8, offset],
  );
  const locator = fields([4, 0x07064b50], [4, 0], [8, offset + length], [4, 1]);
  return Buffer.concat([end64, locator, end]);
}

/** Little-endian numbers, each with its width in bytes. */
function fields(...numbers: readonly (readonly [2 | 4 | 8, number])[]): Buffer {
  const bytes = Buffer.alloc(numbers.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of numbers) {
    if (width === 2) bytes.writeUInt16LE(value, at);
    else if (width === 4) bytes.writeUInt32LE(value, at);
    else bytes.writeBigUInt64LE(BigInt(value), at);
    at += width;
  }
  return bytes;
}

/** Two-second steps since 1980, UTC. */
function dosTime(at: Date): { date: number; time: number } {
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107);
  return {
    date: ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  };
}
