// Writes THIRD_PARTY_LICENSES.md from package-lock.json and node_modules. Needs no network.
// usage: npm run licenses [-- --check]   (--check writes nothing and fails when the file is out of date)
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describePackages, findLicenseProblems } from './licenses/describe-packages.ts';
import {
  findProductionPackages,
  type LockedPackage,
  type ProductionPackage,
} from './licenses/find-production-packages.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'THIRD_PARTY_LICENSES.md');

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const packages = findProductionPackages(lock.packages, { leftOutWorkspaces: ['packages/testing'] });
const problems = findLicenseProblems(packages);
const text = describePackages(packages, homepageOf);

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
  console.log(`THIRD_PARTY_LICENSES.md lists ${packages.length} packages.`);
} else if (readFileSync(file, 'utf8') !== text) {
  problems.push('THIRD_PARTY_LICENSES.md is out of date: run npm run licenses.');
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** The same on every machine: a package of another platform is not installed here, so none of its kind is opened. */
function homepageOf({ name, folder, platformOnly }: ProductionPackage): string {
  const registryPage = `https://www.npmjs.com/package/${name}`;
  if (platformOnly) return registryPage;
  const manifest = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
  const { homepage, repository } = JSON.parse(manifest) as {
    homepage?: string;
    repository?: string | { url?: string };
  };
  const source = typeof repository === 'string' ? repository : repository?.url;
  return [homepage, webAddress(source)].find((address) => isWebAddress(address)) ?? registryPage;
}

function webAddress(source: string | undefined): string | undefined {
  const shorthand = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(source ?? '')?.[1];
  if (shorthand) return `https://github.com/${shorthand}`;
  return source
    ?.replace(/^git\+/, '')
    .replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://')
    .replace(/\.git$/, '');
}

function isWebAddress(address: string | undefined): boolean {
  return address !== undefined && /^https?:\/\/[^\s<>]+$/.test(address);
}
