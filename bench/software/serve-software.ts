import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { installPinned, pinnedVersions } from '../install-pinned.ts';
import type { ServedPage } from '../pages/list-bench-pages.ts';
import { servePages } from '../pages/serve-pages.ts';
import { debianPackages } from './debian-packages.ts';
import { installDebianPackages } from './install-debian-packages.ts';
import type { Program, SoftwarePage } from './programs.ts';
import { type StartedProgram, startProgram } from './start-program.ts';

// A folder of its own: what the programs bring must not be found by the bench.
const npmFolder = path.join(import.meta.dirname, 'npm');
const packagesFolder = path.join(npmFolder, 'node_modules');
const debianFolder = path.resolve(import.meta.dirname, '../../.curbcut/software');

export interface ServedSoftware {
  /** The pages that are there, each with its address. */
  pages: { program: Program; page: SoftwarePage; url: string }[];
  /** A sentence for each program that is not there. */
  missing: string[];
  close(): Promise<void>;
}

/** The version that is pinned of a program's package. */
export function versionOf({ source, package: name }: Program): string {
  const versions = source === 'npm' ? pinnedVersions(npmFolder) : debianPackages;
  return versions[name] ?? '';
}

/** Installs what the programs need, where it is missing, and serves them on 127.0.0.1. */
export async function serveSoftware(programs: readonly Program[]): Promise<ServedSoftware> {
  await installPinned(
    npmFolder,
    'Installing the programs whose pages are scanned (bench/software)',
  );
  const lost = await installDebianPackages(debianPackages, debianFolder);
  const missing = [...lost].map(
    ([name, why]) => `Debian's ${name} ${debianPackages[name]} could not be had: ${why}`,
  );
  const isHere = ({ source, package: name }: Program) => source === 'npm' || !lost.has(name);
  const started: StartedProgram[] = [];
  const files: { program: Program; page: SoftwarePage; served: ServedPage }[] = [];
  const pages: ServedSoftware['pages'] = [];
  for (const program of programs.filter(isHere)) {
    if (program.server) {
      const own = await startProgram(program, program.server, packagesFolder);
      started.push(own);
      for (const page of program.pages) pages.push({ program, page, url: own.origin + page.path });
      continue;
    }
    for (const page of program.pages)
      files.push({ program, page, served: await toServedPage(program, page) });
  }
  const server = await servePages(files.map(({ served }) => served));
  for (const { program, page, served } of files)
    pages.push({ program, page, url: server.url({ ...served, path: page.path }) });
  return {
    pages,
    missing,
    close: async () => {
      await Promise.all([server.close(), ...started.map((each) => each.close())]);
    },
  };
}

async function toServedPage(program: Program, { id, path: where }: SoftwarePage) {
  const below =
    program.source === 'npm'
      ? path.join(packagesFolder, program.package)
      : path.join(debianFolder, 'root/usr/share');
  const { pathname } = new URL(where, 'http://page');
  return {
    id,
    path: pathname,
    folder: below,
    html: await readFile(path.join(below, pathname), 'utf8'),
  };
}
