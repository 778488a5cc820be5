import { expect, test } from 'vitest';
import { queryDatabase as query } from './query-database.ts';
import { createTestDatabase } from './test-database.ts';

test('every test database is migrated, empty and apart from the others', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const tables = `SELECT count(*)::int > 0 AS migrated FROM pg_tables WHERE schemaname = 'public'`;
  expect(await query(first.databaseUrl, tables)).toEqual([{ migrated: true }]);
  await query(first.databaseUrl, 'CREATE TABLE only_here (id int)');
  await expect(query(second.databaseUrl, 'SELECT * FROM only_here')).rejects.toThrow(
    'does not exist',
  );
  await Promise.all([first.drop(), second.drop()]);
  await expect(query(first.databaseUrl, 'SELECT 1')).rejects.toThrow('does not exist');
});
