import { createHash, randomBytes } from 'node:crypto';
import { beginProgress, categories } from '@curbcut/model/scan';
import { packResult } from '@curbcut/db';
import { goldenPageScan } from '@curbcut/testing';
import pg from 'pg';

/** Of everybody's scans, so many are those of the person who is measured: ten a page make 1,000 pages. */
const measuredScans = 10_000;
const measuredWebsites = 50;
const scansPerOtherUser = 100;
const resultsCount = 50;
const batchSize = 50_000;
const userId = 'bench-user';
const freeScanId = 'bench-free-scan';

export interface SeededScans {
  /** Of the person who is measured. */
  token: string;
  userId: string;
  websites: string[];
  /** A visitor's scan with a result. */
  freeScanId: string;
  databaseBytes: number;
}

/**
 * Fills the tables with `scans` scans of two years in the order of their time, so that one person's are spread over the
 * table as in a service that many use. All columns that lists and statistics read are filled.
 */
export async function seedScans(
  databaseUrl: string,
  scans: number,
  say: (line: string) => void,
): Promise<SeededScans> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const startedMs = performance.now();
    const token = await insertUsers(client, scans);
    for (let first = 0; first < scans; first += batchSize) {
      await insertScans(client, scans, first, Math.min(first + batchSize, scans) - 1);
    }
    await insertFreeScan(client);
    await insertResults(client);
    // As the server's autovacuum does in time.
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    say(`Seeded in ${((performance.now() - startedMs) / 1_000).toFixed(0)} s`);
    const websites = Array.from(
      { length: measuredWebsites },
      (_unused, index) => `https://shop-${String(index).padStart(2, '0')}.example/`,
    );
    return { token, userId, websites, freeScanId, databaseBytes: Number(rows[0]?.bytes ?? 0) };
  } finally {
    await client.end();
  }
}

async function insertUsers(client: pg.Client, scans: number): Promise<string> {
  const others = Math.ceil((scans - measuredScans) / scansPerOtherUser);
  await client.query(
    `insert into users (id, email, email_key, name, password_hash, plan)
     select id, id || '@example.org', id || '@example.org', id, 'none', 'pro'
       from (select $1 as id union all select 'other-' || n from generate_series(0, $2::int) n) ids`,
    [userId, others],
  );
  await client.query(
    `insert into monthly_usage (user_id, month, used)
     values ($1, to_char(date_trunc('month', now() at time zone 'UTC'), 'YYYY-MM-DD'), 400)`,
    [userId],
  );
  await client.query(
    `insert into schedules (id, user_id, url, frequency, time, next_run_at)
     select 'schedule-' || n, $1, 'https://shop-0' || n || '.example/', 'daily', '09:00', now() + interval '1 hour'
       from generate_series(0, 4) n`,
    [userId],
  );
  const token = randomBytes(18).toString('base64url');
  await client.query(
    `insert into sessions (id, user_id, token_hash, expires_at) values ('bench', $1, $2, now() + interval '1 day')`,
    [userId, createHash('sha256').update(token).digest('hex')],
  );
  return token;
}

/** Every n-th scan is the measured person's; k counts those. Scores and changes follow from a hash of the number. */
async function insertScans(
  client: pg.Client,
  scans: number,
  first: number,
  last: number,
): Promise<void> {
  const scores = Object.fromEntries(categories.map(({ slug }, index) => [slug, 1 - index / 20]));
  await client.query(
    `insert into scans (id, user_id, url, client_key, status, attempt, progress, error_code, error,
       requested_at, started_at, finished_at, overall_score, issues_count, duration_ms, category_scores,
       severity_counts, previous_scan_id, previous_score, new_count, fixed_count, average_score,
       new_fingerprints, fixed_fingerprints, comparison, has_errors)
     select md5('scan' || n), user_id, url, 'user', case when ok then 'completed' else 'failed' end, 1, $6::jsonb,
       case when ok then null else 'PAGE_TIMEOUT' end, case when ok then null else 'The page took too long to load.' end,
       at, at + interval '1 second', at + interval '6 seconds',
       case when ok then score end, case when ok then hash % 40 end, 5000, case when ok then $7::jsonb end,
       case when ok then $8::jsonb end, md5('scan' || (n - 1)), case when ok then score end,
       case when ok then hash % 4 end, case when ok then hash % 3 end, case when ok then 0.8 end,
       case when ok and hash % 4 > 0 then array(select md5(url || (hash + f) % 400) from generate_series(1, hash % 4) f) end,
       case when ok and hash % 3 > 0 then array(select md5(url || (hash + f) % 400) from generate_series(1, hash % 3) f) end,
       case when ok then $9::jsonb end, hash % 50 = 0
     from (
       select n, hash, hash % 16 > 0 as ok, 0.5 + (hash % 500) / 1000.0 as score,
         now() - ($1::int - n) * (interval '730 days' / $1::int) as at,
         case when n % step = 0 then $4 else 'other-' || (n % greatest(1, ($1::int - $5::int) / ${scansPerOtherUser})) end as user_id,
         case when n % step = 0 then 'https://shop-' || lpad((n / step % ${measuredWebsites})::text, 2, '0') || '.example/'
              else 'https://other-' || n % 977 || '.example/' end as url
       from (select n, abs(hashint4(n)) as hash, greatest(1, $1::int / $5::int) as step
               from generate_series($2::int, $3::int) n) numbers
     ) scans`,
    [
      scans,
      first,
      last,
      userId,
      measuredScans,
      JSON.stringify(beginProgress(new Date())),
      JSON.stringify(scores),
      JSON.stringify({ critical: 1, serious: 4, moderate: 6, minor: 2 }),
      JSON.stringify({
        previousScanId: 'b7f2c1de-4a90-4c1f-9e37',
        previousDate: '2026-11-20T08:12:00.000Z',
        previousScore: 0.8,
        newFingerprints: ['0123456789abcdef0123456789abcdef'],
        newCount: 1,
        recurringCount: 12,
        fixed: [],
        rulesChanged: false,
        notes: [],
      }),
    ],
  );
}

async function insertFreeScan(client: pg.Client): Promise<void> {
  await client.query(
    `insert into scans (id, url, client_key, status, attempt, progress, requested_at, started_at, finished_at,
       expires_at, overall_score, issues_count)
     values ($1, 'https://shop-00.example/', 'visitor', 'completed', 1, $2, now(), now(), now(),
       now() + interval '1 day', 0.5, 13)`,
    [freeScanId, JSON.stringify(beginProgress(new Date()))],
  );
}

/** The visitor's scan has one, and the latest of the person who is measured. */
async function insertResults(client: pg.Client): Promise<void> {
  const bytes = await packResult(goldenPageScan());
  await client.query(
    `insert into scan_results (scan_id, bytes)
     select $3, $2::bytea
     union all
     (select id, $2::bytea from scans where user_id = $1 and status = 'completed'
       order by requested_at desc limit ${resultsCount})`,
    [userId, bytes, freeScanId],
  );
}
