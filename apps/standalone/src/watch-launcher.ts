import { execFileSync } from 'node:child_process';

const pollMs = 500;

/**
 * Calls `onGone` when the npm that started us is gone. npm runs a shell that runs us; killing npm outright tells
 * neither of them, and the product would go on without a terminal to stop it. Started without npm, watches nothing.
 */
export function watchLauncher(onGone: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const grandparent = readParentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (grandparent <= 1 || isAlive(grandparent))) return;
    clearInterval(timer);
    onGone();
  }, pollMs);
  timer.unref();
}

function readParentOf(pid: number): number {
  const output = execFileSync('/bin/sh', ['-c', readParentScript, 'sh', String(pid)]);
  return Number.parseInt(output.toString(), 10) || 0;
}

/** Slim containers have no ps, but they have /proc. */
const readParentScript =
  'if [ -r "/proc/$1/status" ]; then while read -r key value; do [ "$key" = PPid: ] && echo "$value"; done < "/proc/$1/status"; else ps -o ppid= -p "$1"; fi; true';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
