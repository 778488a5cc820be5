import type { ScanGuard } from '../scan-guard.ts';
import { isolatedWorld } from './isolated-world.ts';
import type { OpenPage } from './open-page.ts';

const linkLimits = { links: 500, otherOrigins: 50, looked: 20_000, chars: 2_048 };
const lookMs = 2_000;

/**
 * The URLs on the page's own origin that its links lead to: http or https, each once, without a fragment, at most
 * 500 in document order. After them at most 50 on its host at another origin, with `www.` or without, and below it. Empty when the page does not let itself be asked in time.
 */
export async function collectLinks(open: OpenPage, guard: ScanGuard): Promise<string[]> {
  const world = isolatedWorld(open.page.mainFrame());
  const asked = guard.within(lookMs, 'PAGE_HUNG', world.evaluate(readLinks, linkLimits));
  const links = await asked.catch((error: unknown) => {
    if (guard.error) throw error;
    return [];
  });
  return links.map((link) => link.toWellFormed());
}

/** Runs in the page's isolated world. Reads; changes nothing. */
function readLinks(limits: typeof linkLimits): string[] {
  const found = new Set<string>();
  const others = new Set<string>();
  let looked = 0;
  look(document);
  return [...found, ...others];

  function look(root: Document | ShadowRoot): void {
    for (const element of root.querySelectorAll('*')) {
      if (found.size >= limits.links || looked >= limits.looked) return;
      looked += 1;
      const isLink =
        (element instanceof HTMLAnchorElement || element instanceof HTMLAreaElement) &&
        element.hasAttribute('href') &&
        !element.hasAttribute('download');
      if (isLink) add(element);
      if (element.shadowRoot) look(element.shadowRoot);
    }
  }

  function add(link: HTMLAnchorElement | HTMLAreaElement): void {
    if (!isOfSameOwner(link.hostname) || !/^https?:$/.test(link.protocol)) return;
    const url = link.href.split('#', 1)[0] ?? '';
    if (url.length > limits.chars) return;
    if (link.origin === location.origin) found.add(url);
    else if (others.size < limits.otherOrigins) others.add(url);
  }

  function isOfSameOwner(hostname: string): boolean {
    const own = location.hostname.replace(/^www\./, '');
    return hostname === own || hostname.endsWith(`.${own}`);
  }
}
