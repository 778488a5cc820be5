import { createHash } from 'node:crypto';
import path from 'node:path';
import { canServerReach } from './state-folder.ts';

/**
 * Where an installation that was told nothing keeps its files: `.curbcut` in its folder. As root in a folder that
 * others may not enter (root's home in most containers), where PostgreSQL's unprivileged user could not work: a folder
 * of this project's own below /var/lib/curbcut.
 */
export async function defaultStateDir(projectFolder: string): Promise<string> {
  if (await canServerReach(projectFolder)) return path.join(projectFolder, '.curbcut');
  const mark = createHash('sha256').update(projectFolder).digest('hex').slice(0, 8);
  return path.join('/var/lib/curbcut', `${path.basename(projectFolder)}-${mark}`);
}
