import pg from 'pg';

/** Asks a test's database in SQL, past the product's own queries; `$1`, `$2` stand for the values. */
export async function queryDatabase<Row extends object>(
  databaseUrl: string,
  sql: string,
  ...values: readonly unknown[]
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(sql, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}
