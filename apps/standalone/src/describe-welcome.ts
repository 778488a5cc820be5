import path from 'node:path';
import { isLocalUrl } from '@curbcut/contracts';
import type { StandaloneEnv } from './env.ts';

/** What the operator needs to know once everything runs. */
export function describeWelcome(env: StandaloneEnv, url: string, stateDir: string): string {
  const here = path.relative(process.cwd(), stateDir);
  const data = here.startsWith('..') ? stateDir : here;
  // The outbox has a page only where nobody comes over a public address.
  const outbox = isLocalUrl(url) ? `${url}/outbox` : path.join(data, 'outbox');
  const mail = env.SMTP_URL
    ? `sent through ${new URL(env.SMTP_URL).host}`
    : `kept here, nothing is sent: ${outbox} (set SMTP_URL to send it)`;
  const database = env.DATABASE_URL
    ? `${new URL(env.DATABASE_URL).host} (DATABASE_URL)`
    : 'its own PostgreSQL';
  return `
  Curbcut is running at ${url}

    Mail      ${mail}
    Data      ${data}
    Database  ${database}
    Stop      Ctrl-C
`;
}
