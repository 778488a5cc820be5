/** What somebody owns and an address can name. authorization.db.test.ts makes one of each. */
export type Thing =
  | 'scan'
  | 'picture'
  | 'queued scan'
  | 'site scan'
  | 'cause'
  | 'schedule'
  | 'session'
  | 'share'
  | 'verdict';

/** A call that names somebody's things: for anybody else they don't exist. */
interface CallThatNames {
  /** What each parameter of the path names, in the order of the path. */
  names: Readonly<Record<string, Thing>>;
  query?: string;
  /** A body that is right. */
  body?: object;
}

/** A call about whoever asks: its answer holds nothing of anybody else. */
interface CallAboutOneself {
  about: 'oneself';
  parameters?: Readonly<Record<string, string>>;
  /** A body that is right; made from the ids of somebody else's things where it can name some. */
  body?: (ids: Readonly<Record<Thing, string>>) => object;
}

/** A call for whoever knows its address; says why that is enough. */
interface CallByUrl {
  open: string;
}

export type SampleCall = CallThatNames | CallAboutOneself | CallByUrl;

/** Of the scanned page of whoever does not ask. */
export const foreignUrl = 'https://foreign.harbourline.example/private';

/**
 * How to try each route that knows who asks (access `user` or `visitor`) or that has a parameter in its path. The test
 * is made from the server's own list of routes: one that is not in here fails it, and so does a row without a route.
 */
export const sampleCalls: Readonly<Record<string, SampleCall>> = {
  'POST /run-once': { about: 'oneself', body: () => ({ url: 'https://example.org/' }) },
  'GET /scan-status/:jobId': { names: { jobId: 'scan' } },
  'GET /scan/:id': { names: { id: 'scan' } },
  'GET /scan/:id/site': { names: { id: 'site scan' } },
  'GET /scan/:id/site/pages': { names: { id: 'site scan' } },
  'GET /scan/:id/site/causes/:fingerprint/pages': {
    names: { id: 'site scan', fingerprint: 'cause' },
  },
  'GET /scan/:id/screenshot': { names: { id: 'scan' } },
  'GET /scan/:id/pictures/:name': { names: { id: 'scan', name: 'picture' } },
  'POST /scan/:id/cancel': { names: { id: 'queued scan' } },
  'POST /scan/:id/keep': { names: { id: 'scan' } },
  'DELETE /scan/:id': { names: { id: 'scan' } },
  'GET /scan/:id/report': { names: { id: 'scan' }, query: 'format=pdf' },
  'GET /api/reports/download/:id': { names: { id: 'scan' } },
  'GET /api/reports/html/:id': { names: { id: 'scan' } },
  'GET /api/reports/summary/:id': { names: { id: 'scan' } },
  'GET /scan/:id/verdicts': { names: { id: 'scan' } },
  'POST /scan/:id/verdicts': {
    names: { id: 'scan' },
    body: { fingerprint: 'f'.repeat(32), kind: 'no-problem' },
  },
  'DELETE /scan/:id/verdicts/:verdictId': { names: { id: 'scan', verdictId: 'verdict' } },
  'GET /scan/:id/criteria': { names: { id: 'scan' } },
  'POST /scan/:id/checks': {
    names: { id: 'scan' },
    body: { check: '1.2.3', answer: 'passed' },
  },
  'POST /scan/:id/report-link': { names: { id: 'scan' } },
  'POST /scan/:id/share': { names: { id: 'scan' }, body: { days: 30 } },
  'GET /scan/:id/shares': { names: { id: 'scan' } },
  'DELETE /scan/:id/shares/:shareId': { names: { id: 'scan', shareId: 'share' } },
  'GET /shared/:token': { open: 'a share link: its token is random, expires and can be revoked' },
  'GET /shared/:token/screenshot': { open: 'a share link' },
  'GET /shared/:token/pictures/:name': { open: 'a share link' },
  'GET /shared/:token/criteria': { open: 'a share link' },
  'GET /shared/:token/report': { open: 'a share link' },
  'GET /sample/pictures/:name': { open: 'the sample is everybody’s' },

  'GET /scans/user': { about: 'oneself' },
  'GET /scans/recent': { about: 'oneself' },
  'GET /dashboard/scans': { about: 'oneself' },
  'GET /dashboard/scans/:id': { names: { id: 'scan' } },
  'GET /dashboard/stats': { about: 'oneself' },
  'GET /dashboard/websites': { about: 'oneself' },
  'GET /dashboard/hosts': { about: 'oneself' },
  'GET /dashboard/websites/:encodedUrl/trend': {
    about: 'oneself',
    parameters: { encodedUrl: encodeURIComponent(foreignUrl) },
  },
  'POST /dashboard/compare': {
    about: 'oneself',
    body: (ids) => ({ scan_ids: [ids.scan, ids['queued scan']] }),
  },

  'POST /schedules': {
    about: 'oneself',
    body: () => ({ url: 'https://example.org/', frequency: 'daily', time: '09:00' }),
  },
  'GET /schedules': { about: 'oneself' },
  'PUT /schedules/:scheduleId': {
    names: { scheduleId: 'schedule' },
    body: { time: '10:00', paused: true },
  },
  'DELETE /schedules/:scheduleId': { names: { scheduleId: 'schedule' } },

  'GET /api/payments/subscription-status': { about: 'oneself' },
  'GET /subscription/status': { about: 'oneself' },
  'GET /api/payments/plan-changes': { about: 'oneself' },
  'POST /api/payments/create-customer': { about: 'oneself' },
  'POST /api/payments/create-payment-intent': {
    about: 'oneself',
    body: () => ({ planType: 'pro' }),
  },
  'POST /api/payments/create-subscription': {
    about: 'oneself',
    body: () => ({ planType: 'pro', customerId: 'cus_of_somebody_else' }),
  },
  'POST /api/payments/change-plan': { about: 'oneself', body: () => ({ planType: 'pro' }) },
  'POST /api/payments/sync-subscription': { about: 'oneself' },
  'POST /api/payments/cancel-subscription': { about: 'oneself' },
  'POST /api/payments/resume-subscription': { about: 'oneself' },
  'POST /api/payments/billing-portal': {
    about: 'oneself',
    body: () => ({ return_url: '/dashboard' }),
  },

  'GET /auth/profile': { about: 'oneself' },
  'PUT /auth/profile': { about: 'oneself', body: () => ({ name: 'Grace Hopper' }) },
  'GET /auth/sessions': { about: 'oneself' },
  'DELETE /auth/sessions/:id': { names: { id: 'session' } },
  'GET /auth/export': { about: 'oneself' },
  'POST /auth/change-password': {
    about: 'oneself',
    body: () => ({ current_password: 'Wrong-Bridge-41', password: 'Other-Bridge-42' }),
  },
  'POST /auth/change-email': {
    about: 'oneself',
    body: () => ({ current_password: 'Wrong-Bridge-41', email: 'new@example.org' }),
  },
  'POST /auth/refresh': { about: 'oneself' },
  'POST /auth/logout': { about: 'oneself' },
  'DELETE /auth/account': {
    about: 'oneself',
    body: () => ({ current_password: 'Wrong-Bridge-41' }),
  },

  'GET /blog/:slug': { open: 'a page of the app, the same for everybody' },
  'GET /results/:scanId': { open: 'the app’s page; the calls behind it decide' },
  'GET /not-me/:token': { open: 'the page of a mail’s link; it changes nothing' },
  'GET /unsubscribe/:token': { open: 'the page of a mail’s link; it changes nothing' },
  'POST /unsubscribe/:token': { open: 'a mail’s link: its token is random' },
  'GET /newsletter/confirm/:token': { open: 'the page of a mail’s link; it changes nothing' },
  'POST /newsletter/confirm/:token': { open: 'a mail’s link: its token is random' },
  'GET /newsletter/unsubscribe/:token': { open: 'the page of a mail’s link; it changes nothing' },
  'POST /newsletter/unsubscribe/:token': { open: 'a mail’s link: its token is random' },
  'GET /outbox/:id': { open: 'for whoever has the outbox’s key only; outbox.db.test.ts' },
};
