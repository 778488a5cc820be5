/** What we read from the document ourselves, before any engine runs. */
export interface PageDocument {
  url: string;
  contentType: string;
  title: string;
  lang: string;
  elementCount: number;
  /** Characters that a visitor can see. */
  visibleText: number;
  /** The first of them, for telling walls and challenges. */
  textStart: string;
  /** Images, controls and frames that a visitor can see. */
  visibleMedia: number;
  scriptCount: number;
  /** True when nothing but the three elements that every document has was sent. */
  bare: boolean;
  hasPasswordField: boolean;
  parserError: boolean;
  /** Images, scripts, styles and frames that a page opened over https requests over http. */
  insecureParts: number;
  /** URLs and ids that mark a bot challenge. */
  challengeMarks: string[];
}

/** Runs in the page's isolated world. Reads; changes nothing. */
export function readPageDocument(limits: { titleLength: number }): PageDocument {
  const root = document.documentElement;
  const body = document.body as HTMLElement | null;
  const mediaSelector =
    'img,svg,canvas,video,audio,input,button,select,textarea,iframe,frame,object,embed';
  const insecure = [
    'img',
    'script',
    'iframe',
    'audio',
    'video',
    'source',
    'embed',
    'track',
    'input',
  ]
    .map((name) => `${name}[src^="http:" i]`)
    .concat('link[rel~="stylesheet" i][href^="http:" i]', 'object[data^="http:" i]')
    .join(',');
  const roots = rootsIn(document);
  const text = roots.map(textOf).join(' ').trim();
  const visible = (element: Element) =>
    element.checkVisibility?.({ visibilityProperty: true }) ?? true;
  const marks = [
    ...document.querySelectorAll(
      'script[src],iframe[src],form[action],[id^="challenge"],[id^="px-captcha"],[id^="sec-if-cpt"],[id^="cf-"],.g-recaptcha,.h-captcha',
    ),
  ]
    .slice(0, 500)
    .map((element) =>
      `${element.getAttribute('src') ?? element.getAttribute('action') ?? ''}#${element.id} ${element.className}`.slice(
        0,
        300,
      ),
    );
  return {
    url: location.href,
    contentType: document.contentType,
    title: document.title.slice(0, limits.titleLength),
    lang: (root?.getAttribute('lang') ?? '').slice(0, 50),
    elementCount: document.getElementsByTagName('*').length,
    visibleText: text.length,
    textStart: text.slice(0, 3_000),
    visibleMedia: roots.flatMap((each) => [...each.querySelectorAll(mediaSelector)]).filter(visible)
      .length,
    scriptCount: document.scripts.length,
    bare:
      document.getElementsByTagName('*').length <= 3 &&
      [root, document.head, body].every((element) => !element || element.attributes.length === 0),
    hasPasswordField: [...document.querySelectorAll('input[type="password"]')].some(visible),
    // Only the parser of XML puts one there; in HTML it is an unknown element like any other.
    parserError:
      document.contentType !== 'text/html' && document.querySelector('parsererror') !== null,
    insecureParts: location.protocol === 'https:' ? document.querySelectorAll(insecure).length : 0,
    challengeMarks: marks,
  };

  /** The document and every shadow tree in it: components keep their text there. */
  function rootsIn(top: Document | ShadowRoot): (Document | ShadowRoot)[] {
    const inner = [...top.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? rootsIn(shadowRoot) : [],
    );
    return [top, ...inner];
  }

  function textOf(each: Document | ShadowRoot): string {
    const tops = each instanceof ShadowRoot ? [...each.children] : [body ?? root];
    return tops
      .map((top) => (top instanceof HTMLElement ? top.innerText : (top?.textContent ?? '')))
      .join(' ');
  }
}
