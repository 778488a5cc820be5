import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** What the figures hold for. */
export function describeMachine(): string {
  const [first] = cpus();
  const gib = (totalmem() / 1024 ** 3).toFixed(0);
  const cores = cpus().length;
  return `${cores} ${cores === 1 ? 'core' : 'cores'} (${first?.model.trim() ?? 'unknown'}), ${gib} GiB, ${type()} ${release()}, Node ${process.versions.node}`;
}

/** Of the last minute; above 0 before the first measurement, somebody else was busy too. */
export function describeLoad(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
