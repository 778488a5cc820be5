/** What our own look at the document says, before any engine runs. */
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
  /** Pictures, controls and frames that a visitor can see. */
  visibleMedia: number;
  scriptCount: number;
  bodyChildren: number;
  hasPasswordField: boolean;
  parserError: boolean;
  /** Addresses and ids that tell a bot challenge. */
  challengeMarks: string[];
  /** A layer that covers the middle of the page and speaks of cookies or consent. */
  consentLayer: boolean;
}

/** Runs in the page's isolated world. Reads; changes nothing. */
export function readPageDocument(limits: { titleLength: number }): PageDocument {
  const root = document.documentElement;
  const body = document.body as HTMLElement | null;
  const text = (body && 'innerText' in body ? body.innerText : (root?.textContent ?? '')).trim();
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
    visibleMedia: [
      ...document.querySelectorAll(
        'img,svg,canvas,video,audio,input,button,select,textarea,iframe,frame,object,embed',
      ),
    ].filter(visible).length,
    scriptCount: document.scripts.length,
    bodyChildren: body?.childElementCount ?? 0,
    hasPasswordField: [...document.querySelectorAll('input[type="password"]')].some(visible),
    parserError: document.querySelector('parsererror') !== null,
    challengeMarks: marks,
    consentLayer: hasConsentLayer(),
  };

  function hasConsentLayer(): boolean {
    const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    for (
      let element = middle;
      element && element !== body && element !== root;
      element = element.parentElement
    ) {
      const position = getComputedStyle(element).position;
      if (position !== 'fixed' && !(element instanceof HTMLDialogElement)) continue;
      return /cookie|consent|gdpr|privacy/i.test(element.textContent?.slice(0, 5_000) ?? '');
    }
    return false;
  }
}
