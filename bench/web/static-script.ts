import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** What vite writes of each module that a page or the app begins with. */
interface BuiltModule {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

/**
 * Bytes of script, as transferred (Brotli), without which a page of the built web app can't begin: the app's own, and what
 * the module imports, however deep. What the page asks for later comes on top. Throws where the app was not built.
 */
export async function staticScriptBytes(dist: string, module: string): Promise<number> {
  const text = await readFile(path.join(dist, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, BuiltModule>;
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (entry === undefined || !manifest[module]) throw new Error(`${module} was not built.`);
  const files = new Set<string>();
  const seen = new Set<string>();
  const open = [entry, module];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const built = manifest[name];
    if (!built || seen.has(name)) continue;
    seen.add(name);
    files.add(built.file);
    open.push(...(built.imports ?? []));
  }
  const sizes = await Promise.all([...files].map((file) => transferred(path.join(dist, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What is too small to be worth it is not compressed. */
async function transferred(file: string): Promise<number> {
  const found = await stat(`${file}.br`).catch(() => stat(file));
  return found.size;
}
