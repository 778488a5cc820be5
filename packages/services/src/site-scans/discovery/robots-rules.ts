import robotsParser from 'robots-parser';

/** The package is CommonJS, and its types say that it is not. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/** What a robots.txt calls us: the product in our User-Agent, `Curbcut/1.0`. */
const productToken = 'Curbcut';

/** More would make the scan of a site last days; whoever asks for more gets this. */
const longestCrawlDelaySeconds = 30;

export interface RobotsRules {
  isAllowed(url: string): boolean;
  /** Whole seconds from the begin of one page to that of the next; 0: none asked for. */
  crawlDelaySeconds: number;
  /** As written, on any origin. */
  sitemaps: string[];
}

const noRules: RobotsRules = { isAllowed: () => true, crawlDelaySeconds: 0, sitemaps: [] };

/** A file may have 500 kB, and the links of each of a site's pages are held against it. */
const rememberedFiles = 8;
const remembered = new Map<string, RobotsRules>();

/**
 * Reads a robots.txt (RFC 9309). Null, as when there is none: everything is allowed. The last few files are not parsed
 * again.
 */
export function readRobotsRules(origin: string, text: string | null): RobotsRules {
  if (text === null) return noRules;
  const key = `${origin}\n${text}`;
  const rules = remembered.get(key) ?? parseRules(origin, text);
  remembered.delete(key);
  remembered.set(key, rules);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= rememberedFiles) break;
    remembered.delete(oldest);
  }
  return rules;
}

function parseRules(origin: string, text: string): RobotsRules {
  const rules = parseRobots(`${origin}/robots.txt`, text);
  const delay = rules.getCrawlDelay(productToken) ?? 0;
  return {
    isAllowed: (url) => rules.isAllowed(url, productToken) ?? true,
    crawlDelaySeconds: Number.isFinite(delay)
      ? Math.min(longestCrawlDelaySeconds, Math.max(0, Math.ceil(delay)))
      : 0,
    sitemaps: rules.getSitemaps(),
  };
}
