import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundledNode } from './paths.mjs';
import { run } from './run.mjs';
import { SetupError } from './setup-error.mjs';
import { addToStamp, readStamp } from './stamp.mjs';

/** Finds a Chromium that starts, or installs one. */
export function findChromiumWork() {
  const chromePath = process.env.CHROME_PATH ?? '';
  const known = readStamp().chromium;
  if (known?.chromePath === chromePath && fingerprint(known.path) === known.fingerprint)
    return null;
  return {
    title: 'Looking for Chromium',
    run: async (say) => {
      const node = existsSync(bundledNode) ? bundledNode : process.execPath;
      const script = fileURLToPath(new URL('../provide-chromium.ts', import.meta.url));
      const { code, stdout, output } = await run(node, [script], {
        onErrorLine: (line) => {
          if (line.startsWith('progress: ')) say(line.slice('progress: '.length));
        },
      });
      if (code !== 0) throw new SetupError(output.replaceAll(/^progress: .*\n/gm, '').trim());
      const found = stdout.trim();
      addToStamp({ chromium: { chromePath, path: found, fingerprint: fingerprint(found) } });
    },
  };
}

function fingerprint(file) {
  const entry = statSync(file, { throwIfNoEntry: false });
  return entry ? `${entry.size} ${Math.trunc(entry.mtimeMs)}` : '';
}
