type EventParameters = Readonly<Record<string, string | boolean>>;

/** Null: nobody has consented here, or has taken it back. */
let runningId: string | null = null;

/** Sends an event to the operator's analytics, if they were accepted; nothing is kept for later. */
export function track(name: string, parameters: EventParameters = {}): void {
  if (runningId === null) return;
  gtag('event', name, { ...parameters, page_location: pageLocation(location) });
}

/**
 * The first part of a URL: what follows may be a token or the id of a result, which open the page to whoever
 * knows them.
 */
export function pageLocation({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return origin + pathname.split('/').slice(0, 2).join('/');
}

export function trackPageView(path: string, title: string): void {
  track('page_view', { page_path: path, page_title: title });
}

/** Loads the analytics script, which is the first request to anybody else. Only after consent. */
export function startAnalytics(measurementId: string): void {
  if (runningId === measurementId) return;
  runningId = measurementId;
  setDisabled(measurementId, false);
  const isLoaded = document.querySelector('script[data-analytics]') !== null;
  if (isLoaded) return;
  gtag('js', new Date());
  gtag('config', measurementId, {
    send_page_view: false,
    allow_google_signals: false,
    // Of events that the script sends by itself: the document's title names what was scanned.
    page_location: pageLocation(location),
    page_title: 'Curbcut',
  });
  const script = document.createElement('script');
  script.async = true;
  script.dataset['analytics'] = measurementId;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}

/** Stops analytics, also a script that is loaded already, and deletes their cookies. */
export function stopAnalytics(measurementId: string): void {
  runningId = null;
  setDisabled(measurementId, true);
  for (const name of analyticsCookies(document.cookie)) {
    for (const domain of cookieDomains(location.hostname)) {
      document.cookie = `${name}=; Max-Age=0; Path=/${domain === '' ? '' : `; Domain=${domain}`}`;
    }
  }
}

/** `_ga`, and those that begin with `_ga_`. */
export function analyticsCookies(cookies: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => (cookie.split('=')[0] ?? '').trim())
    .filter((name) => name === '_ga' || name.startsWith('_ga_'));
}

/** Where a cookie may have been set from: the host itself, and each domain above it. */
export function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return ['', ...labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))];
}

/** The switch that the analytics script looks at before it sends anything. */
function setDisabled(measurementId: string, isDisabled: boolean): void {
  Reflect.set(window, `ga-disable-${measurementId}`, isDisabled);
}

/** The script reads the arguments object of each call, and takes no array in its place. */
function gtag(..._parameters: readonly unknown[]): void {
  const queue: unknown[] = Reflect.get(window, 'dataLayer') ?? [];
  queue.push(arguments);
  Reflect.set(window, 'dataLayer', queue);
}
