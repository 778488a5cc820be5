import { Client } from 'pg';

/** The role and the database the product works with. */
export const applicationName = 'curbcut';

/**
 * Makes the role (no superuser: a slip in a query must not reach files or programs) and its database when missing,
 * and gives the role this run's password. Only tests need `mayCreateDatabases`.
 */
export async function createApplicationDatabase(
  superuserUrl: string,
  { password, mayCreateDatabases }: { password: string; mayCreateDatabases: boolean },
): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [applicationName]);
    if (role.rowCount === 0) await client.query(`CREATE ROLE ${applicationName} LOGIN`);
    const right = mayCreateDatabases ? 'CREATEDB' : 'NOCREATEDB';
    await client.query(
      `ALTER ROLE ${applicationName} ${right} PASSWORD ${client.escapeLiteral(password)}`,
    );
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      applicationName,
    ]);
    if (database.rowCount === 0) {
      await client.query(`CREATE DATABASE ${applicationName} OWNER ${applicationName}`);
    }
  } finally {
    await client.end();
  }
}
