import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipArchive, type ZipEntry } from './zip-archive.ts';

async function* numberedEntries(count: number): AsyncGenerator<ZipEntry> {
  const modifiedAt = new Date('2026-11-21T08:12:04.000Z');
  for (let index = 0; index < count; index += 1) {
    const bytes = Buffer.from(`${index}`);
    yield { name: `${index}.txt`, bytes, modifiedAt, compress: false };
  }
}

test('more than 65,535 files are read whole by another program', { timeout: 120_000 }, async () => {
  const count = 66_000;
  const archive = Buffer.concat(await Array.fromAsync(zipArchive(numberedEntries(count))));
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  expect(archive.readUInt16LE(end + 10)).toBe(0xffff);
  const end64 = Number(archive.readBigUInt64LE(end - 20 + 8));
  expect(archive.readUInt32LE(end64)).toBe(0x06064b50);
  expect(Number(archive.readBigUInt64LE(end64 + 32))).toBe(count);
  expect(
    Object.keys(unzipSync(archive, { filter: ({ name }) => name.startsWith('65999') })),
  ).toEqual(['65999.txt']);
});
