import type { Db, Transaction } from '@curbcut/db';
import { expectTypeOf, test } from 'vitest';
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
