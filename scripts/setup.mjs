// Runs before `npm start`, `npm test` and the others, under whatever Node the machine has and before any dependency
// exists: plain JavaScript, Node's own modules only. Writes to stderr, so that stdout belongs to the program.
// usage: node scripts/setup.mjs [--quiet] [--with=chromium,database,web]
import { describeOldNode } from './setup/old-node.mjs';

const oldNode = describeOldNode();
if (oldNode) {
  process.stderr.write(`  ✗ ${oldNode}\n`);
  process.exitCode = 1;
} else {
  const parts = process.argv.find((argument) => argument.startsWith('--with=')) || '--with=';
  // An old Node can't read the rest.
  import('./setup/run-setup.mjs').then(({ runSetup }) =>
    runSetup({
      quiet: process.argv.includes('--quiet'),
      wanted: new Set(parts.slice('--with='.length).split(',').filter(Boolean)),
    }),
  );
}
