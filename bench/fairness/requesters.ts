import { randomBytes } from 'node:crypto';
import type { PlanType } from '@curbcut/model/plans';
import { requestScan } from '@curbcut/services/scans';
import type { ServiceContext, Viewer } from '@curbcut/services/kernel';

/** Somebody with an account, as the API knows who has signed in. */
export async function addAccount(ctx: ServiceContext, plan: PlanType): Promise<Viewer> {
  const userId = `bench-${randomBytes(9).toString('hex')}`;
  const email = `${userId}@bench.example`;
  await ctx.db
    .insertInto('users')
    .values({
      id: userId,
      email,
      email_key: email,
      name: 'Bench',
      company: null,
      password_hash: 'none',
      email_verified_at: new Date(),
      plan,
    })
    .execute();
  return {
    userId,
    sessionId: `session-of-${userId}`,
    plan: ctx.config.plans[plan],
    emailVerified: true,
  };
}

/** Asks for a scan, as an account or as the visitor with this IP address. Answers its id. */
export async function ask(ctx: ServiceContext, who: Viewer | string, url: string): Promise<string> {
  const input =
    typeof who === 'string'
      ? { url, clientIp: who }
      : { url, clientIp: '198.51.100.1', viewer: who };
  return (await requestScan({ ctx, input })).job_id;
}

export interface Ended {
  status: string;
  errorCode: string | null;
  /** From the request to the end. */
  totalMs: number;
}

/** Waits until a scan has ended; looks every 20 ms. */
export async function untilEnded(ctx: ServiceContext, id: string): Promise<Ended> {
  for (;;) {
    const scan = await ctx.db
      .selectFrom('scans')
      .select(['status', 'error_code', 'requested_at', 'finished_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (scan.finished_at) {
      const totalMs = scan.finished_at.getTime() - scan.requested_at.getTime();
      return { status: scan.status, errorCode: scan.error_code, totalMs };
    }
    await pause(20);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
