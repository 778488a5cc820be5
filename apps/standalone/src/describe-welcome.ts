import path from 'node:path';
import type { StandaloneEnv } from './env.ts';

/** What the operator needs to know once everything runs. */
export function describeWelcome(env: StandaloneEnv, url: string, stateDir: string): string {
  const here = path.relative(process.cwd(), stateDir);
  const mail = env.SMTP_URL
    ? `sent through ${new URL(env.SMTP_URL).host}`
    : `kept here, nothing is sent: ${url}/outbox (set SMTP_URL to send it)`;
  const database = env.DATABASE_URL
    ? `${new URL(env.DATABASE_URL).host} (DATABASE_URL)`
    : 'its own PostgreSQL';
  return `
  Curbcut is running at ${url}

    Mail      ${mail}
    Data      ${here.startsWith('..') ? stateDir : here}
    Database  ${database}
    Stop      Ctrl-C
`;
}
