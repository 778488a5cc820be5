// `npm run test:faults`: kills each part of the product at each stage of a scan and prints what became of its scans.
// usage: npm run test:faults [-- TARGET... STAGE...]
import { startTestSmtpServer } from '@curbcut/testing';
import { startFaultSite } from '../e2e/fault-pages.ts';
import { faultTargets } from '../e2e/fault-targets.ts';
import { type FaultTrial, faultStages, runFaultTrial } from '../e2e/run-fault-trial.ts';

const words = process.argv.slice(2);
const chosen = <T extends string>(all: readonly T[]): readonly T[] => {
  const named = all.filter((one) => words.includes(one));
  return named.length > 0 ? named : all;
};

const site = await startFaultSite();
const smtp = await startTestSmtpServer();
const row = (cells: readonly unknown[]) => console.log(`| ${cells.join(' | ')} |`);
const seconds = (ms: number | null) => (ms === null ? '-' : (ms / 1_000).toFixed(1));
let bad = 0;

row(['killed', 'stage', 'hit at', 'retaken after (s)', 'all ended after (s)', 'ends', 'mails']);
row(Array.from({ length: 7 }, () => '---'));
try {
  for (const target of chosen(faultTargets)) {
    for (const stage of chosen(faultStages)) {
      const trial = await runFaultTrial({ site, smtp }, { target, stage });
      const problems = problemsOf(trial);
      if (problems.length > 0) bad += 1;
      row([
        target,
        stage,
        trial.hitAt,
        seconds(trial.retakenAfterMs),
        seconds(trial.finishedAfterMs),
        trial.ends.join(', '),
        [trial.mails.join(', '), ...problems].join('; WRONG: '),
      ]);
    }
  }
} finally {
  await smtp.stop();
  await site.server.close();
}
process.exitCode = bad > 0 ? 1 : 0;

function problemsOf({ ends, mails, orphans, retakenAfterMs }: FaultTrial): string[] {
  return [
    ...(ends.every((end) => end === 'completed') ? [] : ['a scan was lost']),
    ...(mails.every((count) => count === 1) ? [] : ['not one mail each']),
    ...(orphans.length === 0 ? [] : [`${orphans.length} orphans`]),
    ...(retakenAfterMs === null || retakenAfterMs < 30_000 ? [] : ['retaken after 30 s']),
  ];
}
