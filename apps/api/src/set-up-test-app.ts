import { createTestDatabase, type TestDatabase } from '@curbcut/testing';
import { afterAll } from 'vitest';
import { openTestApp, type TestApp } from './open-test-app.ts';

/** A database and the whole server on it for the tests of a file, gone after them; the arguments of `openTestApp`. */
export async function setUpTestApp(
  settings?: Readonly<Record<string, string>>,
  webAppFolder?: string,
): Promise<{ database: TestDatabase; server: TestApp }> {
  const database = await createTestDatabase();
  const server = await openTestApp(database.databaseUrl, settings, webAppFolder);
  afterAll(async () => {
    await server.close();
    await database.drop();
  });
  return { database, server };
}
