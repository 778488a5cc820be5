import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** 256 random bits, as URLs take them. */
const keyPattern = /^[\w-]{43}$/;

/** Where an installation keeps the key of its outbox page. */
export function outboxKeyFile(stateDir: string): string {
  return path.join(stateDir, 'outbox-key');
}

/**
 * The key of the outbox page: kept in the state directory for its owner only, and made when there is none. Who deletes
 * the file and starts again gets another one. Throws the system's error when the file can be neither read nor made.
 */
export async function openOutboxKey(stateDir: string): Promise<string> {
  const file = outboxKeyFile(stateDir);
  const known = await readKey(file);
  if (known !== null) return known;
  await mkdir(stateDir, { recursive: true });
  await writeWhole(file, `${randomBytes(32).toString('base64url')}\n`);
  const made = await readKey(file);
  if (made === null) throw new Error(`${file} is gone again`);
  return made;
}

/** Under its name the file is there whole or not at all; another program's, made meanwhile, stays. */
async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(temporary, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    await link(temporary, file);
  } catch (error) {
    // Some file systems know no links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

async function readKey(file: string): Promise<string | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const key = text.trim();
  if (keyPattern.test(key)) {
    // A restored backup may have opened it to others.
    await chmod(file, 0o600);
    return key;
  }
  await rm(file, { force: true });
  return null;
}
