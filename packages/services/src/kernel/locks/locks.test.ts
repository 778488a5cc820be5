import type { Db, Transaction } from '@curbcut/db';
import { expectTypeOf, test } from 'vitest';
import { queueAccountMail } from '../../mails/index.ts';
import { consumeQuota } from '../../quota/index.ts';
import { lockReadableScan } from '../../scans/index.ts';
import { lockRequester } from '../../scans/repeated-request.ts';
import { lockSchedule } from '../../schedules/lock-schedule.ts';
import { lockSite } from '../../site-scans/index.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { lockByName } from './lock-by-name.ts';
import { lockScan } from './lock-scan.ts';
import { lockUser } from './lock-user.ts';

test('a transaction may be used as a pool, and a pool not as a transaction', () => {
  expectTypeOf<Transaction>().toExtend<Db>();
  expectTypeOf<Db>().not.toExtend<Transaction>();
});

test('a lock outside of a transaction does not compile', () => {
  // For the compiler only: it fails where one of these lines is no error.
  const outside = (ctx: ServiceContext) => [
    // @ts-expect-error The lock would end with its own statement.
    () => lockScan(ctx.db, 'a scan'),
    // @ts-expect-error As above.
    () => lockUser(ctx.db, 'a user'),
    // @ts-expect-error As above.
    () => lockByName(ctx.db, 'a name'),
  ];
  expectTypeOf(outside).parameter(0).toEqualTypeOf<ServiceContext>();
});

test('what locks, or must happen all or nothing, takes a transaction', () => {
  expectTypeOf(lockReadableScan).parameter(0).toEqualTypeOf<Transaction>();
  expectTypeOf(lockRequester).parameter(0).toEqualTypeOf<Transaction>();
  expectTypeOf(lockSchedule).parameter(0).toEqualTypeOf<Transaction>();
  expectTypeOf(lockSite).parameter(0).toEqualTypeOf<Transaction>();
  expectTypeOf(consumeQuota).parameter(0).toEqualTypeOf<Transaction>();
  expectTypeOf(queueAccountMail).parameter(1).toEqualTypeOf<Transaction>();
});
