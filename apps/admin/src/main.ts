import { AppError } from '@curbcut/model/errors';
import { EmbeddedPostgresError } from '@curbcut/embedded-postgres';
import { closeServices } from '@curbcut/services/kernel';
import { startProblem } from '@curbcut/services/program';
import { findDatabase } from './find-database.ts';
import { NoDatabaseError } from './no-database-error.ts';
import { openAdminServices } from './open-admin-services.ts';
import { parseArguments, usage, type AdminCommand } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

const parsed = parseArguments(process.argv.slice(2));

// A reader that has seen enough, as in `| head -1`, is no failure of the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

if ('problem' in parsed) {
  process.stderr.write(`${parsed.problem}\n\n${usage}`);
  process.exitCode = 2;
} else if (parsed.name === 'help') {
  process.stdout.write(usage);
} else {
  process.exitCode = await run(parsed).catch((error: unknown) => {
    process.stderr.write(`${describe(error)}\n`);
    return error instanceof AppError ? 1 : 2;
  });
}

async function run(command: Exclude<AdminCommand, { name: 'help' }>): Promise<number> {
  const ctx = await openAdminServices(await findDatabase(process.env), process.env);
  try {
    return await runCommand(ctx, command, (text) => process.stdout.write(text));
  } finally {
    await closeServices(ctx);
  }
}

function describe(error: unknown): string {
  if (error instanceof AppError) return error.userMessage;
  const isKnown = error instanceof NoDatabaseError || error instanceof EmbeddedPostgresError;
  return isKnown ? error.message : startProblem(error);
}
