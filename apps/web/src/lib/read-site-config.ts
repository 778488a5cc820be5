import { defaultSiteConfig, type SiteConfig } from '@curbcut/model/site';
import { callApi } from './api-client.ts';

const timeoutMs = 5_000;

/** What the server wrote into the page; null in a page that it did not send, such as that of Vite's dev server. */
export function readEmbeddedSiteConfig(): SiteConfig | null {
  const text = document.getElementById('site-config')?.textContent ?? '';
  return text === '' ? null : readConfig(JSON.parse(text));
}

/** Asks the server; what holds for everybody when it does not answer. */
export async function fetchSiteConfig(): Promise<SiteConfig> {
  try {
    return await callApi({ path: '/site-config.json', timeoutMs }, readConfig);
  } catch {
    return defaultSiteConfig;
  }
}

/** A field that an older server does not know has its default value. */
function readConfig(answer: unknown): SiteConfig | null {
  if (typeof answer !== 'object' || answer === null || !('plans' in answer)) return null;
  return { ...defaultSiteConfig, ...(answer as Partial<SiteConfig>) };
}
