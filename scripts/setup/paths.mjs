import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
export const modulesFolder = path.join(root, 'node_modules');
/** The Node that npm brought; npm puts its folder first on the PATH of every script. */
export const bundledNode = path.join(modulesFolder, '.bin', 'node');
