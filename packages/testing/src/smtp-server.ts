import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/**
 * `accept` takes every mail; `greylist` puts a recipient off once (451) and takes the next try;
 * `reject` refuses every recipient for good (550); `refuse` closes each connection before a greeting;
 * `hang` accepts connections and never says a word.
 */
export type SmtpBehavior = 'accept' | 'refuse' | 'greylist' | 'reject' | 'hang';

export interface ReceivedMail extends Email {
  /** The mail as it came over the wire. */
  raw: string;
  envelope: { from: string; to: string[] };
  /** Ms since the epoch. */
  receivedAt: number;
}

export interface TestSmtpServer {
  /** `smtp://127.0.0.1:PORT`. */
  url: string;
  mails: ReceivedMail[];
  /** Resolves with the first mail that matches, also one that has arrived before; rejects after `timeoutMs`. */
  waitForMail(
    predicate?: (mail: ReceivedMail) => boolean,
    timeoutMs?: number,
  ): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

/** A real SMTP server on a free loopback port, without TLS and without log-in. */
export async function startTestSmtpServer(
  options: { behavior?: SmtpBehavior } = {},
): Promise<TestSmtpServer> {
  const behavior = options.behavior ?? 'accept';
  const mails: ReceivedMail[] = [];
  const listeners = new Set<() => void>();
  const receive = (mail: ReceivedMail) => {
    mails.push(mail);
    for (const listener of listeners) listener();
  };
  const server =
    behavior === 'refuse' || behavior === 'hang'
      ? await listenWithoutGreeting(behavior)
      : await listenSmtp(behavior, receive);
  return {
    url: `smtp://127.0.0.1:${server.port}`,
    mails,
    waitForMail: (predicate = () => true, timeoutMs = 5_000) =>
      new Promise((resolve, reject) => {
        const settle = () => {
          const found = mails.find(predicate);
          if (!found) return;
          clearTimeout(timer);
          listeners.delete(settle);
          resolve(found);
        };
        const timer = setTimeout(() => {
          listeners.delete(settle);
          reject(new Error(`No such mail within ${timeoutMs} ms; ${mails.length} others came.`));
        }, timeoutMs);
        listeners.add(settle);
        settle();
      }),
    stop: server.stop,
  };
}

interface Listening {
  port: number;
  stop(): Promise<void>;
}

async function listenSmtp(
  behavior: 'accept' | 'greylist' | 'reject',
  receive: (mail: ReceivedMail) => void,
): Promise<Listening> {
  const seen = new Set<string>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    onRcptTo({ address }, _session, answer) {
      if (behavior === 'reject') return answer(reply(550, 'No such mailbox'));
      if (behavior === 'greylist' && !seen.has(address)) {
        seen.add(address);
        return answer(reply(451, 'Come back later'));
      }
      return answer();
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        parseMail(Buffer.concat(chunks), session).then((mail) => {
          receive(mail);
          answer();
        }, answer);
      });
    },
  });
  // A client that was killed in mid-connection; without a listener that would end the tests.
  smtp.on('error', () => undefined);
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

async function listenWithoutGreeting(behavior: 'refuse' | 'hang'): Promise<Listening> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    if (behavior === 'refuse') return void socket.destroy();
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    return void socket.on('close', () => sockets.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function parseMail(raw: Buffer, session: SMTPServerSession): Promise<ReceivedMail> {
  const { mailFrom, rcptTo } = session.envelope;
  return {
    ...(await PostalMime.parse(raw)),
    raw: raw.toString('utf8'),
    receivedAt: Date.now(),
    envelope: {
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
    },
  };
}

function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
