/** Who may import whom: this table *is* the architecture. ARCHITECTURE.md explains it; oxlint.config.ts enforces it. */
export const importTable: Record<string, readonly string[]> = {
  'packages/model': [],
  'packages/wire': ['model'],
  'packages/settings': ['model'],
  'packages/rules': ['model'],
  'packages/url-guard': ['model'],
  'packages/embedded-postgres': [],
  'packages/scanner': ['model', 'rules', 'url-guard'],
  'packages/db': ['model', 'wire'],
  'packages/queue': ['model'],
  'packages/report': ['model', 'rules', 'wire'],
  'packages/email': ['model', 'wire'],
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
    'url-guard',
  ],
  'apps/api': ['model', 'wire', 'rules', 'settings', 'services'],
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
  'apps/cli': ['model', 'wire', 'scanner', 'report', 'url-guard'],
  'apps/admin': ['model', 'settings', 'services', 'embedded-postgres'],
  'apps/standalone': ['embedded-postgres', 'db', 'model', 'settings'],
  'apps/web': ['model', 'wire', 'rules'],
};

/** Tests may also import the testing package; nothing else may. */
export const testOnlyPackage = 'testing';
