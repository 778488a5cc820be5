import { createTestDatabase, type TestDatabase } from '@curbcut/testing';
import { afterAll } from 'vitest';
import { closeServices } from '../src/kernel/context/close-services.ts';
import type { ServiceContext, ServicesConfig } from '../src/kernel/context/service-context.ts';
import { openTestServices } from './open-test-services.ts';

/** A database and services on it for the tests of a file, gone after them. */
export async function setUpTestServices(
  config: Partial<ServicesConfig> = {},
  role: 'api' | 'worker' = 'api',
): Promise<{ database: TestDatabase; ctx: ServiceContext }> {
  const database = await createTestDatabase();
  const ctx = await openTestServices(database.databaseUrl, config, role);
  afterAll(async () => {
    await closeServices(ctx);
    await database.drop();
  });
  return { database, ctx };
}
