import { silentLog } from '@curbcut/model/log';
import { beginProgress } from '@curbcut/model/scan';
import { createEmptyDatabase } from '@curbcut/testing';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { closeDatabase, migrateToLatest, openDatabase } from '../index.ts';
import { migrations } from './index.ts';

test('pages that were skipped before say of what kind their reason is', async () => {
  const database = await createEmptyDatabase();
  const db = openDatabase(database.databaseUrl, { poolSize: 2, log: silentLog });
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateTo('004-contact-newsletter-status');
  expect(error).toBeUndefined();
  await sql`insert into scans (id, url, client_key, status, progress, scan_type)
    values ('site', 'https://example.org/', 'key', 'running', ${JSON.stringify(beginProgress(new Date()))}, 'site')`.execute(
    db,
  );
  await sql`insert into site_pages (site_scan_id, url, position, source, status, reason) values
    ('site', '/', 0, 'start', 'completed', null),
    ('site', '/private', 1, 'link', 'skipped', 'The site’s robots.txt asks not to visit it.'),
    ('site', '/many', 2, 'link', 'skipped', 'The plan’s 100 pages are used up.'),
    ('site', '/old', 3, 'link', 'skipped', 'It leads to https://example.org/new, which is a page of its own.'),
    ('site', '/away', 4, 'link', 'skipped', 'It leads off the site, to elsewhere.example, or to a file.')`.execute(
    db,
  );

  await migrateToLatest(database.databaseUrl, { log: silentLog });

  const pages = await db
    .selectFrom('site_pages')
    .select(['url', 'skip_reason'])
    .orderBy('position')
    .execute();
  expect(pages.map(({ url, skip_reason: skip }) => [url, skip])).toEqual([
    ['/', null],
    ['/private', 'robots'],
    ['/many', 'page-limit'],
    ['/old', 'duplicate'],
    ['/away', 'redirected-elsewhere'],
  ]);
  await closeDatabase(db);
  await database.drop();
});
