/**
 * As whom root starts Chromium, which keeps its sandbox only when it is not root. Not `nobody` (65534), as whom root
 * starts PostgreSQL and systems start more: a page that has broken out of the browser must not read, trace or signal what
 * is another program's. No system gives this id to anything (https://systemd.io/UIDS-GIDS), it needs no name, and it is
 * below 65536, which is all that containers have.
 */
export const browserUserId = 65_533;

/** Nothing of the service's own environment: it holds the database's password. */
export const bareEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
} as const;
