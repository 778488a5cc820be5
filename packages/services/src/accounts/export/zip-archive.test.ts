import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipArchive, type ZipEntry } from './zip-archive.ts';

const at = new Date('2026-11-21T08:12:04.000Z');

function entry(name: string, text: string, compress = true): ZipEntry {
  return { name, bytes: Buffer.from(text), modifiedAt: at, compress };
}

async function* all(entries: Iterable<ZipEntry>): AsyncGenerator<ZipEntry> {
  yield* entries;
}

async function archiveOf(entries: Iterable<ZipEntry>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(zipArchive(all(entries))));
}

test('another program reads what was packed', async () => {
  const archive = await archiveOf([
    entry('README.txt', 'Hello\n'.repeat(500)),
    entry('scans/日本-ü.json', '{"a":"王"}'),
    entry('scans/picture.webp', 'not really', false),
    entry('empty.json', ''),
  ]);
  const files = unzipSync(archive);
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'scans/日本-ü.json',
    'scans/picture.webp',
    'empty.json',
  ]);
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toBe('Hello\n'.repeat(500));
  expect(strFromU8(files['scans/日本-ü.json'] ?? new Uint8Array())).toBe('{"a":"王"}');
  expect(strFromU8(files['scans/picture.webp'] ?? new Uint8Array())).toBe('not really');
  expect(archive.length).toBeLessThan(1_000);
});

test('an archive of nothing is an archive', async () => {
  expect(unzipSync(await archiveOf([]))).toEqual({});
});

test('an entry is asked for when the one before has been read', async () => {
  let made = 0;
  const archive = zipArchive(
    (async function* () {
      for (made = 1; made <= 5; made += 1) yield entry(`${made}.txt`, 'x'.repeat(1_000_000), false);
    })(),
  );
  await archive.next();
  await new Promise((resolve) => setImmediate(resolve));
  expect(made).toBe(1);
  await Array.fromAsync(archive);
  expect(made).toBe(6);
});

test('a reader that stops early ends the entries', async () => {
  const ended = Promise.withResolvers<string>();
  const archive = zipArchive(
    (async function* () {
      try {
        for (;;) yield entry('again.txt', 'x'.repeat(1_000_000), false);
      } finally {
        ended.resolve('ended');
      }
    })(),
  );
  await archive.next();
  await archive.return(undefined);
  expect(await ended.promise).toBe('ended');
});

test('an entry that fails fails the archive', async () => {
  const archive = zipArchive(
    (async function* () {
      yield entry('first.txt', 'Hello');
      throw new Error('the database is away');
    })(),
  );
  await expect(Array.fromAsync(archive)).rejects.toThrow('the database is away');
});
