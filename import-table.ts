/** Who may import whom: this table *is* the architecture. ARCHITECTURE.md explains it; oxlint.config.ts enforces it. */
export const importTable: Record<string, readonly string[]> = {
  'packages/contracts': [],
  'packages/url-guard': ['contracts'],
  'packages/embedded-postgres': [],
  'packages/scanner': ['contracts', 'url-guard'],
  'packages/db': ['contracts'],
  'packages/queue': ['contracts'],
  'packages/report': ['contracts'],
  'packages/email': ['contracts'],
  'packages/billing': ['contracts'],
  'packages/services': ['contracts', 'db', 'queue', 'billing', 'report', 'url-guard'],
  'apps/api': ['contracts', 'services'],
  'apps/worker': ['contracts', 'services', 'queue', 'scanner', 'report', 'email', 'url-guard'],
  'apps/cli': ['contracts', 'scanner', 'report', 'url-guard'],
  'apps/admin': ['contracts', 'services', 'embedded-postgres'],
  'apps/standalone': ['embedded-postgres', 'db', 'contracts'],
  'apps/web': ['contracts'],
};

/** Tests may also import the testing package; nothing else may. */
export const testOnlyPackage = 'testing';
