/** Who may import whom: this table *is* the architecture. ARCHITECTURE.md explains it; oxlint.config.ts enforces it. */
export const importTable: Record<string, readonly string[]> = {
  'packages/model': [],
  'packages/design-tokens': [],
  'packages/wire': ['model'],
  'packages/settings': ['model'],
  'packages/rules': ['model'],
  'packages/url-guard': ['model'],
  'packages/embedded-postgres': [],
  'packages/scanner': ['model', 'rules', 'url-guard'],
  'packages/db': ['model'],
  'packages/queue': ['model'],
  'packages/report': ['model', 'rules', 'wire', 'design-tokens'],
  'packages/email': ['model', 'design-tokens'],
  'packages/billing': ['model', 'settings'],
  'packages/services': [
    'model',
    'wire',
    'rules',
    'settings',
    'db',
    'queue',
    'billing',
    'report',
    'email',
    'url-guard',
  ],
  'apps/api': ['model', 'wire', 'rules', 'settings', 'services', 'design-tokens'],
  'apps/worker': [
    'model',
    'settings',
    'services',
    'queue',
    'scanner',
    'report',
    'email',
    'url-guard',
  ],
  'apps/cli': ['model', 'wire', 'rules', 'scanner', 'report', 'url-guard'],
  'apps/admin': ['model', 'settings', 'services', 'embedded-postgres'],
  'apps/standalone': ['embedded-postgres', 'db', 'model', 'settings'],
  'apps/web': ['model', 'wire', 'rules', 'design-tokens'],
};

/** The web app's folders, from the bottom up: what each may import beside itself. `app` composes them all. */
export const webLayers: Record<string, readonly string[]> = {
  lib: [],
  components: ['lib'],
  entities: ['lib', 'components'],
  features: ['lib', 'components', 'entities'],
};

/**
 * What several features show or load, a folder of `entities` each, and which of the others it may import. A feature
 * may import all of them, and no other feature.
 */
export const webEntities: Record<string, readonly string[]> = {
  account: [],
  consent: [],
  plan: [],
  report: [],
  sample: [],
  schedule: [],
  website: [],
  newsletter: ['account'],
  scan: ['account'],
  subscription: ['account', 'plan', 'scan'],
  result: ['scan', 'report'],
};

/** Tests may also import the testing package; nothing else may. */
export const testOnlyPackage = 'testing';

/**
 * The areas of packages/services, the lowest first. Every area may import the kernel's files, and of another area that
 * stands here its index.ts only.
 */
export const serviceAreas: Record<string, readonly string[]> = {
  dispatch: [],
  forms: [],
  program: [],
  quota: [],
  results: [],
  status: [],
  targets: [],
  workers: [],
  dashboard: ['quota', 'results'],
  mails: ['results'],
  reports: ['results'],
  accounts: ['results', 'mails'],
  contact: ['forms', 'mails'],
  finalization: ['quota', 'results', 'mails'],
  newsletter: ['forms', 'mails'],
  retention: ['results', 'accounts'],
  'site-scans': ['dispatch', 'results', 'targets', 'finalization'],
  health: ['workers', 'mails', 'contact', 'retention'],
  scans: ['dispatch', 'quota', 'results', 'targets', 'mails', 'retention', 'site-scans'],
  verdicts: ['results', 'finalization', 'scans'],
  schedules: ['dispatch', 'targets', 'mails', 'finalization', 'scans', 'site-scans'],
  shares: ['results', 'reports', 'scans', 'verdicts'],
  sample: ['reports', 'scans', 'verdicts'],
  plans: ['quota', 'retention', 'schedules'],
  billing: ['mails', 'plans'],
  operator: ['quota', 'accounts', 'plans'],
};
