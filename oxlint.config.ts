import { defineConfig } from 'oxlint';
import {
  importTable,
  serviceAreas,
  testOnlyPackage,
  webEntities,
  webLayers,
} from './import-table.ts';

const boxes = Object.keys(importTable);
const nameOf = (box: string) => box.split('/')[1] ?? box;

type ForbiddenPath = {
  message: string;
} & (
  | { regex: string }
  /** As in a .gitignore. */
  | { group: string[] }
);

/** Refuses in these files whatever their box may not import. */
function restrictImports(
  files: string,
  box: string,
  allowed: readonly string[],
  more: ForbiddenPath[] = [],
) {
  const forbidden = [...boxes.map(nameOf), testOnlyPackage].filter(
    (name) => name !== nameOf(box) && !allowed.includes(name),
  );
  const message = `${box} may import only: ${allowed.join(', ') || 'nothing of ours'} (import-table.ts)`;
  const patterns = forbidden.map((name) => ({
    // A relative path from one box to another may name nothing but the box and its src.
    group: [`@curbcut/${name}`, `@curbcut/${name}/*`, `**/${name}/src/**`],
    message,
  }));
  // The rules of several overrides for one file are not added up: the last one holds.
  return {
    files: [files],
    rules: { 'no-restricted-imports': ['error', { patterns: [...patterns, ...more] }] as never },
  };
}

/** Refuses in each layer of the web app what lies above it, and in a feature or an entity what lies beside it. */
function restrictWebLayers() {
  return Object.entries(webLayers).flatMap(([layer, allowed]) => {
    const others = ['app', 'prerender', ...Object.keys(webLayers)];
    const above: ForbiddenPath = {
      regex: `^(\\.\\./)+(${others.filter((name) => !allowed.includes(name)).join('|')})/`,
      message: `${layer} may import only: ${allowed.join(', ') || 'nothing else'} (import-table.ts)`,
    };
    const refuse = (files: string, beside: ForbiddenPath[]) =>
      restrictImports(`apps/web/src/${layer}/${files}`, 'apps/web', importTable['apps/web'] ?? [], [
        above,
        ...beside,
      ]);
    // As many steps up as lead out of the folder of a file, and then down again.
    const outOf = (folder: string, below: string, message: string) =>
      [1, 2, 3, 4].map((up) =>
        refuse(`${folder}/${'*/'.repeat(up - 1)}*`, [
          { regex: `^(\\.\\./){${up}}${below}`, message },
        ]),
      );
    if (layer === 'features')
      return outOf('*', '[^.]', 'A feature may not import another: app composes them');
    if (layer !== 'entities') return [refuse('**', [])];
    return Object.entries(webEntities).flatMap(([entity, known]) => {
      const beside = Object.keys(webEntities).filter((name) => !known.includes(name));
      const message = `${entity} may import only: ${known.join(', ') || 'no entity'} (import-table.ts)`;
      return outOf(entity, `(${beside.join('|')})/`, message);
    });
  });
}

const services = 'packages/services';
const areas = Object.keys(serviceAreas);

/** Outside of the services: an area is what its index.ts exports. */
const privateFiles: ForbiddenPath = {
  group: ['@curbcut/services/*/**', '../**/services/src/**', '../**/services/rig/**'],
  message: `Import an area of ${services} by its name, for example @curbcut/services/scans`,
};

/** What the tests of the services and of the programs share. */
const servicesRig: ForbiddenPath = { group: ['@curbcut/services/rig'], message: 'For tests only' };

/** Refuses in an area of the services, or in their kernel, other areas than its own in the table, and what is private to these. */
function restrictArea(area: string) {
  const allowed = serviceAreas[area] ?? [];
  const others = areas.filter((other) => other !== area);
  return restrictImports(`${services}/src/${area}/**`, services, importTable[services] ?? [], [
    {
      group: others.filter((other) => !allowed.includes(other)).map((other) => `../**/${other}/**`),
      message: `${area} may import only these areas: ${['kernel', ...allowed].join(', ')} (import-table.ts)`,
    },
    {
      group: allowed.flatMap((other) => [`../**/${other}/**`, `!../**/${other}/index.ts`]),
      message: 'What another area exports stands in its index.ts',
    },
    {
      group: ['@curbcut/services', '@curbcut/services/**'],
      message: 'Within the services import the other area by a relative path to its index.ts',
    },
  ]);
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
    // Types count: what is a circle for the reader is one.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    eqeqeq: 'error',
    'no-console': 'error',
  },
  ignorePatterns: ['**/dist/**', '**/fixtures/**', '.curbcut/**'],
  overrides: [
    ...boxes.map((box) =>
      restrictImports(`${box}/src/**`, box, importTable[box] ?? [], [privateFiles, servicesRig]),
    ),
    ...['kernel', ...areas].map(restrictArea),
    ...restrictWebLayers(),
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
