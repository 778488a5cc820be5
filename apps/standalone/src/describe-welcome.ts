import path from 'node:path';
import { printable } from '@curbcut/model/text';
import { urlOfListener, isLocalUrl } from '@curbcut/settings';
import type { StandaloneEnv } from './env.ts';
import type { ReadyMessage } from './program.ts';

/** What the operator needs to know once everything runs: where things are, and what is open to whom. */
export function describeWelcome(
  env: StandaloneEnv,
  {
    url,
    outboxUrl,
    stateDir,
  }: Pick<Partial<ReadyMessage>, 'url' | 'outboxUrl'> & { stateDir: string },
): string {
  const here = path.relative(process.cwd(), stateDir);
  const data = here.startsWith('..') ? stateDir : here;
  const parts = {
    'Open to': describeReach(env),
    Scans: describeTargets(env),
    Mail: describeMail(env, path.join(data, 'outbox'), outboxUrl),
    Data: [`${data} (only the user who runs this can read it)`],
    Database: [describeDatabase(env)],
    Stop: ['Ctrl-C'],
  };
  const rows = Object.entries(parts).map(([name, lines]) =>
    lines.map((line, at) => `    ${(at === 0 ? name : '').padEnd(10)}${line}`).join('\n'),
  );
  return `
  Curbcut is running at ${url ?? urlOfListener(env.HOST, env.PORT)}

${rows.join('\n')}
`;
}

/** Who gets an answer from the web app and the API. */
function describeReach({ HOST, PORT }: StandaloneEnv): string[] {
  const isEverywhere = HOST === '0.0.0.0' || HOST === '::';
  if (!isEverywhere && isLocalUrl(urlOfListener(HOST, PORT))) {
    return [`this machine only, on port ${PORT}, and whoever a proxy on it lets in`];
  }
  const where = isEverywhere ? 'this machine' : HOST;
  return [`everybody whose network reaches ${where}, on port ${PORT}: anybody may ask for scans`];
}

function describeTargets({ ALLOW_PRIVATE_TARGETS: targets }: StandaloneEnv): string[] {
  return targets === undefined
    ? ['public websites only']
    : [`public websites and, for everybody: ${printable(targets)}`];
}

function describeMail(
  { SMTP_URL }: StandaloneEnv,
  folder: string,
  outboxUrl: string | undefined,
): string[] {
  if (SMTP_URL) return [`sent through ${new URL(SMTP_URL).host}`];
  if (outboxUrl === undefined) return [`kept in ${folder}, nothing is sent (set SMTP_URL)`];
  return [
    'kept here, nothing is sent (set SMTP_URL to send it). This link reads all of it,',
    'password resets too; only who has the link gets in, so keep it to yourself:',
    outboxUrl,
  ];
}

function describeDatabase({ DATABASE_URL }: StandaloneEnv): string {
  if (!DATABASE_URL) {
    return 'its own PostgreSQL: this machine only, with a password that is new at every start';
  }
  // No URL for the standard: PostgreSQL's may name several hosts, or none and a socket.
  const [, hosts] = /^[^:]+:\/\/(?:[^/?#]*@)?([^/?#]*)/.exec(DATABASE_URL) ?? [];
  return `${printable(hosts || 'a server on this machine')} (DATABASE_URL)`;
}
