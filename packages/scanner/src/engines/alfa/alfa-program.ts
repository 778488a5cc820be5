// The program of a process of its own, which the page's data may bring down: see alfa-process.ts.
import { Worker } from 'node:worker_threads';
import type { AlfaMessage, AlfaRequest } from './alfa-messages.ts';
import { runRules } from './run-rules.ts';
import type { DocumentSnapshot } from './snapshot.ts';

// A rule under way hears nothing, not even that nobody waits for it any more; another thread does.
const watch = `const parent = process.ppid;
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 1000);`;
new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();

process.once('disconnect', () => process.exit());
process.on('message', (request: AlfaRequest) => {
  void answer(request);
});
say({ type: 'loaded' });

async function answer({ documents, rules, maxTargets }: AlfaRequest): Promise<void> {
  try {
    const snapshots = documents.map(({ json, ...place }) => ({
      ...(JSON.parse(json) as DocumentSnapshot),
      ...place,
    }));
    for await (const run of runRules(snapshots, rules, maxTargets)) say({ type: 'rule', run });
    say({ type: 'done' });
  } catch (error) {
    say({ type: 'stopped', error: String(error).slice(0, 500) });
  }
}

function say(message: AlfaMessage): void {
  process.send?.(message);
}
