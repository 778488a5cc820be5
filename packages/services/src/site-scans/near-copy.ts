import type { NearCopy } from '@curbcut/model/scan';

/** Values of `action` and `do` by which wikis show a page for editing, or its past. */
const pastViews =
  /^(?:edit\w*|submit|history|info|raw|diff|rollback|revert|delete|protect|purge|revisions|recent|backlink|formedit|viewsource|source|credits|render|watch|unwatch|visualeditor)$/i;
/** Parameters that name a version of a page, or an editor. */
const pastParameters =
  /^(?:oldid|diff|veaction|rev|revision|revid|rollback|undo|undoafter|curid)$/i;
const pastPath =
  /\/(?:edit|history|revisions?|diff|blame|raw|compare|versions?)(?:\/|$)|\/wp-admin\//i;
const signInPath =
  /(?:^|[/_.:-])(?:log-?in|sign-?in|sign-?up|register|user-?login|create-?account|lost-?password|forgot-?password)(?:$|[/_.-])/i;
const printParameters =
  /^(?:print|printable|printer|replytocom|share|amp|feed|rss|atom|format|output|export)$/i;
const printPath = /\/(?:print|printable|feed|rss|atom|amp)\/?$/i;
/** Parameters that change how a list is shown, or where a visitor came from. */
const viewParameters =
  /^(?:utm_\w+|ref|referrer|source|fbclid|gclid|msclkid|mc_[ce]id|_ga|sort|sort_?by|sort_?order|order|order_?by|dir|direction|view|display|layout|mode|per_?page|page_?size|limit|filter\S*|session_?id|sid|phpsessid|jsessionid|returnto\w*|return_?url|redirect\w*|next|destination|back|from|theme|highlight|hl|mobileaction|useskin)$/i;

/** Whether a URL of a site shows what another page shows, as far as the URL tells. */
export interface UrlLook {
  /** Null: it may be a page of its own. */
  kind: NearCopy | null;
  /** The URLs without all, or some, of its parameters: where one of them is a page, this is another view of it. */
  viewOf: string[];
}

export function lookAtUrl(url: string): UrlLook {
  const { pathname, searchParams } = new URL(url);
  const parameters = [...searchParams];
  const kind = kindOf(decoded(pathname), parameters);
  return { kind, viewOf: parameters.length === 0 ? [] : plainerUrls(url, parameters) };
}

function kindOf(path: string, parameters: readonly [string, string][]): NearCopy | null {
  const has = (names: RegExp) => parameters.some(([name]) => names.test(name));
  const isPast = parameters.some(
    ([name, value]) => /^(?:action|do|mode|cmd)$/i.test(name) && pastViews.test(value),
  );
  if (isPast || has(pastParameters) || pastPath.test(path)) return 'history-view';
  // One page to sign in is a page like any other; each page's own way to it is not.
  const titles = parameters.map(([, value]) => value);
  if (parameters.length > 0 && [path, ...titles].some((words) => signInPath.test(words))) {
    return 'sign-in-view';
  }
  if (has(printParameters) || printPath.test(path)) return 'print-view';
  return parameters.length > 0 && parameters.every(([name]) => viewParameters.test(name))
    ? 'query-variant'
    : null;
}

function plainerUrls(url: string, parameters: readonly [string, string][]): string[] {
  const bare = new URL(url);
  bare.search = '';
  const telling = parameters.filter(([name]) => !viewParameters.test(name));
  const without = new URL(url);
  without.search = new URLSearchParams(telling.map(([name, value]) => [name, value])).toString();
  const plainer = [bare.href, ...(telling.length === parameters.length ? [] : [without.href])];
  return [...new Set(plainer)].filter((plain) => plain !== url);
}

/** What makes two URLs with parameters look alike: the path, and the names of the parameters. */
export function shapeOf(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())].sort();
  return names.length === 0 ? null : `${pathname}?${names.join('&')}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
