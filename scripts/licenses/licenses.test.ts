import { describe, expect, it } from 'vitest';
import { describePackages, findLicenseProblems } from './describe-packages.ts';
import { findProductionPackages, type LockedPackage } from './find-production-packages.ts';

const locked: Record<string, LockedPackage> = {
  '': { optionalDependencies: { 'node-here': '24' } },
  'apps/web': { dependencies: { '@curbcut/core': '*', ui: '1' } },
  'packages/core': { dependencies: { parser: '1' } },
  'packages/testing': { dependencies: { 'fake-server': '1' } },
  'node_modules/@curbcut/core': { link: true, resolved: 'packages/core' },
  'node_modules/node-here': { version: '24.0.0', os: 'linux' },
  'node_modules/ui': {
    version: '1.2.0',
    license: '(MIT OR CC0-1.0)',
    dependencies: { parser: '2' },
    peerDependencies: { frame: '1', 'left-out': '1' },
    peerDependenciesMeta: { 'left-out': { optional: true } },
  },
  'node_modules/ui/node_modules/parser': { version: '2.0.0', license: 'ISC' },
  'node_modules/parser': { version: '1.0.0', license: 'WTFPL' },
  'node_modules/frame': { version: '1.0.0', license: 'MIT' },
  'node_modules/left-out': { version: '1.0.0', license: 'GPL-3.0-only' },
  'node_modules/fake-server': { version: '1.0.0', license: 'EUPL-1.2' },
  'node_modules/compiler': { version: '7.0.0', license: 'Apache-2.0' },
};
const packages = findProductionPackages(locked, { leftOutWorkspaces: ['packages/testing'] });

describe('the list of third-party packages', () => {
  it('holds what the product loads, in the version that each place loads, and no tools or test fakes', () => {
    expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'frame 1.0.0',
      'node-here 24.0.0',
      'parser 1.0.0',
      'parser 2.0.0',
      'ui 1.2.0',
    ]);
    expect(packages.find(({ name }) => name === 'node-here')?.platformOnly).toBe(true);
  });

  it('tells of a license that nobody has accepted, and of a missing one', () => {
    expect(findLicenseProblems(packages)).toEqual([
      'node-here 24.0.0 states no license.',
      'parser 1.0.0 is under WTFPL, which is not among the accepted licenses.',
    ]);
  });

  it('has one row for each package, and counts the licenses', () => {
    const text = describePackages(packages, ({ name }) => `https://${name}.example/`);
    expect(text).toContain('| ui | 1.2.0 | (MIT OR CC0-1.0) | <https://ui.example/> |');
    expect(text).toContain('| ISC | 1 |');
    expect(text).toContain('| unknown | 1 |');
  });
});
