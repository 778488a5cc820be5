import { goldenScreenshot } from '@curbcut/testing';
import { expect } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';

scannerTest('a picture of a page becomes a small JPEG', async ({ scanner }) => {
  const drawn = await scanner.drawThumbnail({ ...goldenScreenshot(), width: 280, height: 196 });
  const bytes = Uint8Array.from(drawn);
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xff, 0xd8, 0xff));
  expect(bytes.byteLength).toBeGreaterThan(2_000);
  expect(bytes.byteLength).toBeLessThan(60_000);
});

scannerTest('what is no picture is refused, and the next one is drawn', async ({ scanner }) => {
  const size = { width: 280, height: 196 };
  const broken = { mediaType: 'image/webp', bytes: Buffer.from('no picture') };
  await expect(scanner.drawThumbnail({ ...broken, ...size })).rejects.toThrow('decoded');
  const markup = { mediaType: 'image/svg+xml', bytes: Buffer.from('<svg/>') };
  await expect(scanner.drawThumbnail({ ...markup, ...size })).rejects.toThrow(TypeError);
  expect(
    (await scanner.drawThumbnail({ ...goldenScreenshot(), ...size })).byteLength,
  ).toBeGreaterThan(0);
});
