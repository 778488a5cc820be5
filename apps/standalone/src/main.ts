import path from 'node:path';
import { urlOfListener } from '@curbcut/settings';
import { checkDiskSpace } from './check-disk-space.ts';
import { checkPort } from './check-port.ts';
import { chooseStateDir } from './choose-state-dir.ts';
import { describeProblem } from './describe-problem.ts';
import { describeWelcome } from './describe-welcome.ts';
import { readEnv } from './env.ts';
import { migrate, openDatabase } from './open-database.ts';
import { Program, type ReadyMessage } from './program.ts';
import { Shutdown } from './shutdown.ts';
import { StartError } from './start-error.ts';
import { say, showStep } from './terminal.ts';
import { watchLauncher } from './watch-launcher.ts';

const apps = path.resolve(import.meta.dirname, '..', '..');
/** The worker lets running scans finish for up to 20 s. */
const workerStopTimeoutMs = 25_000;
const apiStopTimeoutMs = 10_000;
/** With npm killed nobody waits for a tidy end; the next start takes up the scans. */
const orphanStopMs = 3_000;

/**
 * Keep a worker's memory flat over thousands of scans: without them glibc's arenas and V8's young generation take some
 * 60 MiB more bit by bit and never give them back. `npm run start:worker` sets the same.
 */
const workerMemory = {
  nodeArguments: ['--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2' },
} as const;

const programs: Program[] = [];
const shutdown = new Shutdown(killPrograms);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!shutdown.hasBegun)
      say('\n  Stopping; running scans may finish for 20 s (Ctrl-C again: at once)');
    void end(0);
  });
}

watchLauncher(() => {
  setTimeout(killPrograms, orphanStopMs);
  void end(1);
});

try {
  await start();
} catch (error) {
  if (!shutdown.hasBegun) {
    say(`\n${describeProblem(error)}`);
    await end(1);
  }
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  await checkPort(env.HOST, env.PORT);
  const stateDir = await chooseStateDir(env);
  const warning = await checkDiskSpace(stateDir);
  if (warning !== null) say(`  warning: ${warning}`);

  const database = await openDatabase(env, stateDir);
  await shutdown.add(database.stop);
  void database.exited.then((reason) => {
    if (reason.stopped || shutdown.hasBegun) return;
    say(`\n${describeProblem(reason.error)}`);
    void end(1);
  });
  await migrate(database.databaseUrl);

  const childEnv = {
    ...process.env,
    DATABASE_URL: database.databaseUrl,
    CURBCUT_STATE_DIR: stateDir,
    // The way over the public address may not lead back to this machine.
    STATUS_CHECK_URL: process.env['STATUS_CHECK_URL'] || urlOfListener(env.HOST, env.PORT),
  };
  const logDir = path.join(stateDir, 'logs');
  const ready = await showStep('Starting the web server and the scanner', async () => {
    const api = await addProgram('api', apiStopTimeoutMs);
    const worker = await addProgram('worker', workerStopTimeoutMs);
    const [ofApi] = await startAll([api, worker]);
    return ofApi;
  });
  if (!shutdown.hasBegun) say(describeWelcome(env, { ...ready, stateDir }));

  async function addProgram(name: 'api' | 'worker', stopTimeoutMs: number): Promise<Program> {
    const mainFile = path.join(apps, name, 'src', 'main.ts');
    const program = new Program({
      name,
      mainFile,
      ...(name === 'worker' ? { nodeArguments: workerMemory.nodeArguments } : {}),
      env: name === 'worker' ? { ...workerMemory.env, ...childEnv } : childEnv,
      logDir,
      say,
      stopTimeoutMs,
    });
    programs.push(program);
    await shutdown.add(() => program.stop());
    return program;
  }
}

/** Starts all before it complains, so that every program's problems are seen at once. */
async function startAll(all: readonly Program[]): Promise<(ReadyMessage | undefined)[]> {
  if (shutdown.hasBegun) throw new StartError('stopped');
  const results = await Promise.allSettled(all.map((program) => program.start()));
  const problems = results.flatMap((result) =>
    result.status === 'rejected' ? [describeProblem(result.reason)] : [],
  );
  if (problems.length > 0) throw new StartError([...new Set(problems)].join('\n'));
  return results.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
}

function killPrograms(): void {
  for (const program of programs) void program.kill();
}

async function end(code: number): Promise<void> {
  await shutdown.begin();
  process.exit(code);
}
