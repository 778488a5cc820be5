import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serviceAreas, webEntities } from '../import-table.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What files of packages/scanner/src/browser try to import. */
const imports = {
  allowed: ['@curbcut/model/scan', '../merge/report.ts', '../../../url-guard/src/index.ts'],
  forbidden: [
    '@curbcut/db',
    '@curbcut/testing',
    '../../../db/src/index.ts',
    '../../../testing/src/index.ts',
    '../../../../apps/worker/src/main.ts',
  ],
};

/** What files of each folder of apps/web/src try to import. */
const webImports: [folder: string, { allowed: string[]; forbidden: string[] }][] = [
  [
    'features/scans/components',
    {
      allowed: [
        './issue.tsx',
        '../api/site.ts',
        '../../../entities/result/api/shares.ts',
        '../../../components/ui/button.tsx',
        '../../../lib/format.ts',
      ],
      forbidden: [
        '@curbcut/services',
        '../../dashboard/components/tab.tsx',
        '../../dashboard/tab.ts',
        '../../../features/dashboard/tab.ts',
        '../../../app/routes.tsx',
        '../../../prerender/feeds.tsx',
      ],
    },
  ],
  [
    'features/scans',
    {
      allowed: ['./poll.ts', './api/site.ts', '../../entities/scan/poll.ts', '../../lib/format.ts'],
      forbidden: ['../dashboard/tab.ts', '../dashboard/components/tab.tsx', '../../app/routes.tsx'],
    },
  ],
  [
    'features/accounts/components/settings',
    {
      allowed: ['../form.tsx', '../../form.ts', '../../../../entities/plan/choice.ts'],
      forbidden: ['../../../payments/card.ts', '../../../payments/components/card.tsx'],
    },
  ],
  [
    'entities/subscription/api',
    {
      allowed: ['../notice.ts', '../../scan/api/refresh.ts', '../../../components/ui/button.tsx'],
      forbidden: [
        '../../result/lists.ts',
        '../../../entities/result/lists.ts',
        '../../../features/payments/card.ts',
        '../../../app/routes.tsx',
      ],
    },
  ],
  [
    'entities/scan',
    { allowed: ['./poll.ts', '../account/auth.ts'], forbidden: ['../result/lists.ts'] },
  ],
  [
    'components/ui',
    {
      allowed: ['./notice.tsx', '../figures/one.tsx', '../../lib/format.ts'],
      forbidden: ['../../entities/scan/poll.ts', '../../features/scans/poll.ts'],
    },
  ],
  [
    'lib',
    {
      allowed: ['./format.ts', '@curbcut/model/scan'],
      forbidden: ['../components/ui/button.tsx', '../entities/scan/poll.ts', '@curbcut/db'],
    },
  ],
];

/** What files of each folder try to import from the services. */
const serviceImports: [folder: string, { allowed: string[]; forbidden: string[] }][] = [
  [
    'packages/services/src/shares',
    {
      allowed: [
        '@curbcut/db',
        './open-share.ts',
        '../scans/index.ts',
        '../kernel/locks/lock-scan.ts',
      ],
      forbidden: [
        '@curbcut/scanner',
        // What is private to another area, by path and by name.
        '../scans/get-scan.ts',
        '../reports/turns/index.ts',
        '../../src/scans/get-scan.ts',
        '@curbcut/services/scans/get-scan.ts',
        '@curbcut/services/scans',
        // Areas that are not in its row.
        '../billing/index.ts',
        '../billing/sync-customer.ts',
      ],
    },
  ],
  [
    'packages/services/src/site-scans/pages',
    {
      allowed: ['../lock-site.ts', '../../finalization/index.ts'],
      forbidden: ['../../finalization/store-result.ts', '../../scans/index.ts'],
    },
  ],
  [
    'packages/services/src/kernel/locks',
    {
      allowed: ['../context/viewer.ts', '@curbcut/db'],
      forbidden: ['../../scans/index.ts', '../../results/read-scan.ts'],
    },
  ],
  [
    'apps/api/src/routes/scans',
    {
      allowed: ['@curbcut/services/scans', '../../http/device-of.ts'],
      forbidden: [
        '@curbcut/services/scans/get-scan.ts',
        '../../../../../packages/services/src/scans/get-scan.ts',
        '../../../../../packages/services/rig/test-scans.ts',
        '@curbcut/services/rig',
      ],
    },
  ],
];

it('the linter refuses what the table does not allow, by name and by relative path', () => {
  inCopy((folder) => {
    const source = path.join(folder, 'packages', 'scanner', 'src', 'browser');
    writeImports(source, [...imports.allowed, ...imports.forbidden]);
    const forTests = "import { thing } from '@curbcut/testing';\n\nexport const other = thing;\n";
    writeFileSync(path.join(source, 'open-test-page.ts'), forTests);
    expect(refusedIn(folder, source)).toEqual(imports.forbidden.toSorted());
  });
}, 30_000);

it.each(webImports)(
  'the linter keeps apps/web/src/%s to its layer',
  (layer, { allowed, forbidden }) => {
    inCopy((folder) => {
      const source = path.join(folder, 'apps', 'web', 'src', layer);
      writeImports(source, [...allowed, ...forbidden]);
      expect(refusedIn(folder, source)).toEqual(forbidden.toSorted());
    });
  },
  30_000,
);

it.each(serviceImports)(
  'the linter lets %s import areas of the services by their doors only',
  (source, { allowed, forbidden }) => {
    inCopy((folder) => {
      writeImports(path.join(folder, source), [...allowed, ...forbidden]);
      expect(refusedIn(folder, path.join(folder, source))).toEqual(forbidden.toSorted());
    });
  },
  30_000,
);

it('every area of the services stands in the table, after those that it may import', () => {
  const folders = readdirSync(path.join(root, 'packages/services/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const areas = Object.keys(serviceAreas);
  expect(folders.sort()).toEqual(['kernel', ...areas].sort());
  for (const [index, area] of areas.entries()) {
    const above = areas.slice(index);
    expect((serviceAreas[area] ?? []).filter((other) => above.includes(other))).toEqual([]);
  }
});

it('the linter refuses also what is imported later, or for its types only', () => {
  inCopy((folder) => {
    const source = path.join(folder, 'apps', 'web', 'src', 'features', 'scans');
    writeImports(source, []);
    const later = "export const later = () => import('../dashboard/tab.ts');\n";
    const types = "export type { Tab } from '../dashboard/tab.ts';\n";
    writeFileSync(path.join(source, 'later.ts'), later);
    writeFileSync(path.join(source, 'types.ts'), types);
    expect(refusedIn(folder, source)).toEqual(['../dashboard/tab.ts', '../dashboard/tab.ts']);
  });
}, 30_000);

it('knows every entity of the web app', () => {
  const folders = readdirSync(path.join(root, 'apps/web/src/entities'));
  expect(Object.keys(webEntities).sort()).toEqual(folders.sort());
});

/** A folder with the linter's rules, which is removed afterwards. */
function inCopy(use: (folder: string) => void): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'curbcut-lint-'));
  try {
    for (const file of ['oxlint.config.ts', 'import-table.ts', 'package.json'])
      copyFileSync(path.join(root, file), path.join(folder, file));
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file for each import. */
function writeImports(source: string, imported: readonly string[]): void {
  mkdirSync(source, { recursive: true });
  for (const [index, name] of imported.entries()) {
    const text = `import { thing } from '${name}';\n\nexport const other = thing;\n`;
    writeFileSync(path.join(source, `file-${index}.ts`), text);
  }
}

/** What the linter refuses to import below `source`, sorted. */
function refusedIn(folder: string, source: string): (string | undefined)[] {
  const linter = path.join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '--format=unix', source], {
    cwd: folder,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/: '(\S+)' import is restricted/g)].map(([, name]) => name).sort();
}
