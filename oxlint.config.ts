import { defineConfig } from 'oxlint';
import { importTable, testOnlyPackage } from './import-table.ts';

const boxes = Object.keys(importTable);
const nameOf = (box: string) => box.split('/')[1] ?? box;

/** Refuses in these files whatever their box may not import. */
function restrictImports(files: string, box: string, allowed: readonly string[]) {
  const forbidden = [...boxes.map(nameOf), testOnlyPackage].filter(
    (name) => name !== nameOf(box) && !allowed.includes(name),
  );
  const message = `${box} may import only: ${allowed.join(', ') || 'nothing of ours'} (import-table.ts)`;
  const patterns = forbidden.map((name) => ({
    // A relative path from one box to another may name nothing but the box and its src.
    group: [`@curbcut/${name}`, `@curbcut/${name}/*`, `**/${name}/src/**`],
    message,
  }));
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] as never } };
}

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'react', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'promise/always-return': 'off',
    'react/react-in-jsx-scope': 'off',
    'no-await-in-loop': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    eqeqeq: 'error',
    'no-console': 'error',
  },
  ignorePatterns: ['**/dist/**', '**/fixtures/**', '.curbcut/**'],
  overrides: [
    ...boxes.map((box) => restrictImports(`${box}/src/**`, box, importTable[box] ?? [])),
    // What only tests use, such as open-test-app.ts and test-users.ts.
    ...boxes.map((box) =>
      restrictImports(`${box}/src/**/{test-*,*-test-*}.ts`, box, [
        ...(importTable[box] ?? []),
        testOnlyPackage,
      ]),
    ),
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.e2e.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: ['scripts/**', 'bench/**', 'apps/cli/src/**', 'apps/standalone/src/**'],
      rules: { 'no-console': 'off' },
    },
  ],
});
