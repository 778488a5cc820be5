import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteRenderer } from '@curbcut/model/site';

/** The part of the web app's build that draws pages here; null where there is none. */
export async function readRenderer(folder: string): Promise<SiteRenderer | null> {
  const file = pathToFileURL(join(folder, '.server', 'render-site.js')).href;
  try {
    return (await import(file)) as SiteRenderer;
  } catch (error) {
    if (isMissing(error, file)) return null;
    throw error;
  }
}

function isMissing(error: unknown, file: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'ERR_MODULE_NOT_FOUND' &&
    (!('url' in error) || error.url === file)
  );
}
