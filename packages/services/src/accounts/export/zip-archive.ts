import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';

export interface ZipEntry {
  /** Path in the archive, with `/`. */
  name: string;
  bytes: Uint8Array;
  modifiedAt: Date;
  /** False for what is compressed already, such as screenshots. */
  compress: boolean;
}

/**
 * A ZIP archive as a stream of bytes; holds one entry in memory at a time, and a line about each. Takes the next entry
 * only when the last one has been read. Throws what `entries` throws; ends `entries` when its reader stops early.
 */
export async function* zipArchive(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let fail: (error: unknown) => void = () => {};
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      fail = (error) => controller.error(error);
    },
  });
  packInto(writable, entries).catch((error: unknown) => fail(error));
  yield* readable;
}

async function packInto(
  writable: WritableStream<Uint8Array>,
  entries: AsyncIterable<ZipEntry>,
): Promise<void> {
  const zip = new ZipWriter(writable, { useWebWorkers: false });
  for await (const { name, bytes, modifiedAt, compress } of entries) {
    const level = compress ? 6 : 0;
    await zip.add(name, new Uint8ArrayReader(bytes), { lastModDate: modifiedAt, level });
  }
  await zip.close();
}
