import path from 'node:path';
import { installPinned, pinnedVersions } from './install-pinned.ts';

const folder = path.join(import.meta.dirname, 'peers');

/** The pinned versions of the programs we are compared with, by package name. */
export const peerVersions = pinnedVersions(folder);

/** The folder of an installed peer. */
export function peerFolder(name: string): string {
  return path.join(folder, 'node_modules', name);
}

/** Installs what is missing. Throws when npm does not succeed. */
export function installPeers(): Promise<void> {
  return installPinned(folder, 'Installing the programs to compare with (bench/peers)');
}
