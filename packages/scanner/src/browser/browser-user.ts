/** The user that nothing belongs to, as whom root starts Chromium: it keeps its sandbox only when it is not root. */
export const unprivilegedId = 65_534;

/** Nothing of the service's own environment: it holds the database's password. */
export const bareEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
} as const;
