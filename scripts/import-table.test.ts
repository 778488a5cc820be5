import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

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

it('the linter refuses what the table does not allow, by name and by relative path', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'curbcut-lint-'));
  try {
    for (const file of ['oxlint.config.ts', 'import-table.ts', 'package.json'])
      copyFileSync(path.join(root, file), path.join(folder, file));
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const source = path.join(folder, 'packages', 'scanner', 'src', 'browser');
    mkdirSync(source, { recursive: true });
    for (const [index, imported] of [...imports.allowed, ...imports.forbidden].entries()) {
      const text = `import { thing } from '${imported}';\n\nexport const other = thing;\n`;
      writeFileSync(path.join(source, `file-${index}.ts`), text);
    }
    const forTests = "import { thing } from '@curbcut/testing';\n\nexport const other = thing;\n";
    writeFileSync(path.join(source, 'open-test-page.ts'), forTests);
    const linter = path.join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const { stdout } = spawnSync(process.execPath, [linter, '--format=unix', source], {
      cwd: folder,
      encoding: 'utf8',
    });
    const refused = [...stdout.matchAll(/: '(\S+)' import is restricted/g)].map(([, name]) => name);
    expect(refused.sort()).toEqual(imports.forbidden.toSorted());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 30_000);
