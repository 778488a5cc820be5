// Prints the path of a Chromium that starts, installing one when there is none; steps go to stderr.
import { findChromium } from '../packages/scanner/src/browser/find-chromium.ts';
import { installChromium } from '../packages/scanner/src/browser/install-chromium.ts';

const broken: string[] = [];
try {
  const chromium =
    (await findChromium({
      chromePath: process.env['CHROME_PATH'],
      onBroken: (file, reason) => broken.push(`${file} does not start: ${reason}`),
    })) ?? (await installChromium({ onProgress: (step) => console.error(`progress: ${step}`) }));
  console.log(chromium.path);
  process.exit(0);
} catch (error) {
  console.error([...broken, (error as Error).message].join('\n'));
  // A download that was given up has no other way to end.
  process.exit(1);
}
