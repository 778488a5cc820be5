import type { Log } from '@curbcut/model/log';
import type { MailTransport } from '@curbcut/email';
import { repeat } from './repeat.ts';

export interface MailWatch {
  /** Whether mails can leave, as far as the last check has told. */
  isReady(): boolean;
  /** Has it checked anew, because a mail did not leave. */
  doubt(): void;
  stop(): Promise<void>;
}

interface Intervals {
  /** Between two looks at whether a check is due. */
  lookMs: number;
  /** A mail server that works is not to be bothered often. */
  calmMs: number;
  troubleMs: number;
}

const usualIntervals: Intervals = { lookMs: 1_000, calmMs: 300_000, troubleMs: 30_000 };

/** Finds out by itself whether mails can leave: the server is called and logged in to, or the outbox is tried. */
export function watchMail({
  transport,
  log,
  intervals = usualIntervals,
}: {
  transport: Pick<MailTransport, 'verify'>;
  log: Log;
  intervals?: Intervals;
}): MailWatch {
  let ready = true;
  let nextCheckMs = 0;
  let told: string | null = null;
  const repetition = repeat(
    intervals.lookMs,
    async () => {
      if (performance.now() < nextCheckMs) return;
      const problem = await verify(transport);
      if (problem !== null && problem !== told) log.error({ problem }, 'Mails cannot be sent');
      if (problem === null && told !== null) log.info({}, 'Mails can be sent again');
      told = problem;
      ready = problem === null;
      nextCheckMs = performance.now() + (ready ? intervals.calmMs : intervals.troubleMs);
    },
    (error) => log.error({ error }, 'Whether mails can be sent could not be checked'),
  );
  return {
    isReady: () => ready,
    doubt: () => {
      nextCheckMs = Math.min(nextCheckMs, 0);
    },
    stop: () => repetition.stop(),
  };
}

async function verify(transport: Pick<MailTransport, 'verify'>): Promise<string | null> {
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
