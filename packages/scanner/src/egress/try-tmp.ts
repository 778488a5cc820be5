import { runPageVectors } from './run-page-vectors.ts';
const guard = process.argv[2] === 'guard';
const t = Date.now();
const run = await runPageVectors({ addresses: process.argv.slice(3), guard });
console.log('ms', Date.now() - t);
for (const s of run.scans)
  console.log(
    s.name,
    s.address,
    s.pageScan.status,
    s.pageScan.durationMs,
    s.pageScan.status === 'failed'
      ? s.pageScan.error.code
      : [s.pageScan.finalUrl, s.pageScan.warnings, s.pageScan.timings]
          .map((x) => JSON.stringify(x))
          .join(' '),
  );
const by = new Map<string, string[]>();
for (const o of run.outcomes)
  by.set(o.name, [
    ...(by.get(o.name) ?? []),
    `${o.address} c${o.connections} u${o.datagrams} ${o.asked ? 'asked' : '-'}`,
  ]);
for (const [n, v] of by) console.log(n.padEnd(28), v.join(' | '));
if (guard) console.log(run.outcomes.filter(o => o.connections + o.datagrams > 0));
