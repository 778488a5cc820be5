import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg)$/;
/** Smaller files gain less than the header that names the encoding. A page loads dozens of small scripts. */
const smallestBytes = 256;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts a `.br` and a `.gz` beside each file of the build, packed as tightly as no server could in passing. */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The build has no folder.');
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files
          .filter((file) => compressible.test(file))
          .map((file) => compress(path.join(dir, file))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < smallestBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  await Promise.all([
    brotli(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    zip(content, { level: constants.Z_BEST_COMPRESSION }).then((packed) =>
      writeFile(`${file}.gz`, packed),
    ),
  ]);
}
