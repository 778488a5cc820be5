// The program of a process of its own, which a picture may bring down: see text-reader.ts.
import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import type { DrawnWord } from './drawn-word.ts';

/** English letters and words, in the small set, without the older method. */
const data = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');

const worker = createWorker('eng', OEM.LSTM_ONLY, {
  langPath: path.join(path.dirname(data), '4.0.0_best_int'),
  cacheMethod: 'none',
  gzip: true,
});

process.once('disconnect', () => process.exit());
process.on('message', (picture: Uint8Array) => {
  // What goes wrong ends the process, which tells its parent.
  void read(picture).then((words) => process.send?.(words));
});

async function read(picture: Uint8Array): Promise<DrawnWord[]> {
  const { recognize }: Worker = await worker;
  const { data: found } = await recognize(Buffer.from(picture), {}, { text: false, blocks: true });
  return (found.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .flatMap(({ words }) => words)
    .map(({ text, confidence }) => ({ text, confidence }));
}
