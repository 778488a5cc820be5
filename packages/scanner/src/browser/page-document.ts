import type { WallMarks } from './wall-marks.ts';

/** What we read from the document ourselves, before any engine runs. */
export interface PageDocument {
  url: string;
  contentType: string;
  title: string;
  lang: string;
  elementCount: number;
  /** Characters of text that a visitor can get to see without opening anything. */
  visibleText: number;
  /** Characters of text that is in the document and out of sight: hidden slides, closed menus and tabs. */
  hiddenText: number;
  /** The first of the visible ones, for telling walls and challenges. */
  textStart: string;
  /** False when nothing is drawn: no text, picture or control that is rendered, opaque and within the page. */
  showsContent: boolean;
  /** Of a page that shows nothing: scripts may have been meant to show something. */
  awaitsScripts: boolean;
  /** The document has no element of its own, and says nothing of itself. */
  isBlank: boolean;
  /** What it asks visitors for who have an account: a password, or whom it should sign in. Null: nothing of the kind. */
  signIn: SignIn | null;
  parserError: boolean;
  /** Images, scripts, styles and frames that a page opened over https requests over http. */
  insecureParts: number;
  /** URLs and ids that mark a bot challenge. */
  challengeMarks: string[];
  /** Read only of a page with little text; otherwise null. */
  wall: WallMarks | null;
}

/** What stands beside the fields of an account: a page that is there for them has little of it. */
interface SignIn {
  /** Visible characters outside of their form. */
  textBeside: number;
  /** Visible links to other pages, outside of their form. */
  links: number;
}

/** Runs in the page's isolated world. Reads; changes nothing. */
export function readPageDocument(limits: { titleLength: number }): PageDocument {
  const root = document.documentElement;
  const body = document.body as HTMLElement | null;
  const mediaSelector =
    'img,svg,canvas,video,audio,input,button,select,textarea,iframe,frame,object,embed';
  /** Empty, these still take the keyboard's focus, or tell that they are something. */
  const controlSelector =
    'a[href],button,summary,[tabindex],[role="button" i],[role="checkbox" i],[role="combobox" i],[role="link" i],[role="listbox" i],[role="menuitem" i],[role="option" i],[role="radio" i],[role="slider" i],[role="spinbutton" i],[role="switch" i],[role="tab" i],[role="textbox" i]';
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
  const rendered = (element: Element) =>
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
  const { visibleText, hiddenText, textStart, showsText } = readText();
  const showsContent = showsText || showsMedia() || showsControls() || showsStyles();
  return {
    url: location.href,
    contentType: document.contentType,
    title: document.title.slice(0, limits.titleLength),
    lang: (root?.getAttribute('lang') ?? '').slice(0, 50),
    elementCount: document.getElementsByTagName('*').length,
    visibleText,
    hiddenText,
    textStart,
    showsContent,
    awaitsScripts: !showsContent && awaitsScripts(),
    isBlank: isBlank(),
    signIn: readSignIn(visibleText),
    // Only the parser of XML puts one there; in HTML it is an unknown element like any other.
    parserError:
      document.contentType !== 'text/html' && document.querySelector('parsererror') !== null,
    insecureParts: location.protocol === 'https:' ? document.querySelectorAll(insecure).length : 0,
    challengeMarks: marks,
    wall: null,
  };

  function readSignIn(textOfPage: number): SignIn | null {
    const field = roots
      .flatMap((each) => [
        ...each.querySelectorAll<HTMLElement>(
          'input[type="password" i],input[autocomplete~="username" i]',
        ),
      ])
      .find(rendered);
    if (!field) return null;
    // Some servers put all of a page into one form.
    const around = field.closest<HTMLElement>('form,[role="form" i],fieldset');
    const holdsPage = around?.querySelector('main,nav,header,footer,h1') ?? null;
    const form = around && !holdsPage ? around : field.parentElement;
    const here = location.href.replace(/[#?].*$/, '');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      (link) =>
        !form?.contains(link) &&
        /^https?:/.test(link.href) &&
        link.href.replace(/[#?].*$/, '') !== here &&
        rendered(link),
    );
    const own = (form?.innerText ?? '').trim().length;
    return { textBeside: Math.max(0, textOfPage - own), links: links.length };
  }

  /** The document and every shadow tree in it: components keep their text there. */
  function rootsIn(top: Document | ShadowRoot): (Document | ShadowRoot)[] {
    const inner = [...top.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? rootsIn(element.shadowRoot) : [],
    );
    return [top, ...inner];
  }

  /** One look at every piece of text; whether any of it is drawn is asked until one is. */
  function readText(): {
    visibleText: number;
    hiddenText: number;
    textStart: string;
    showsText: boolean;
  } {
    const noText = /^(script|style|noscript|template|title|textarea|option|optgroup|head)$/i;
    const seen = new Map<Element, boolean>();
    const asides = new Map<Element, boolean>();
    let visible = 0;
    let hidden = 0;
    let start = '';
    let shows = false;
    for (const each of roots) {
      const walker = document.createTreeWalker(
        each instanceof ShadowRoot ? each : (body ?? root ?? document),
        NodeFilter.SHOW_TEXT,
      );
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const words = (node.nodeValue ?? '').replace(/\s+/g, ' ').trim();
        const parent = node.parentElement ?? (each instanceof ShadowRoot ? each.host : null);
        if (words === '' || !parent || noText.test(parent.localName)) continue;
        let isSeen = seen.get(parent);
        if (isSeen === undefined) {
          isSeen = rendered(parent) && !isClosed(parent) && !isAside(parent, asides);
          seen.set(parent, isSeen);
        }
        if (!isSeen) {
          hidden += words.length;
          continue;
        }
        visible += words.length;
        if (start.length < 3_000) start += `${words} `;
        if (!shows) shows = isDrawnText(node, parent);
      }
    }
    return {
      visibleText: visible,
      hiddenText: hidden,
      textStart: start.slice(0, 3_000).trim(),
      showsText: shows,
    };
  }

  /** What is written right into such an element is not drawn, though the element is. */
  function isClosed(element: Element): boolean {
    if (element instanceof HTMLDetailsElement) return !element.open;
    return getComputedStyle(element).contentVisibility === 'hidden';
  }

  /** In a part that is taken from assistive technology and lies out of what can be seen: the next slides of a carousel. */
  function isAside(element: Element, known: Map<Element, boolean>): boolean {
    const part = element.closest('[aria-hidden="true" i],[inert]');
    if (!part) return false;
    const aside = known.get(part) ?? !isWithinPage(part.getBoundingClientRect(), part, 2);
    known.set(part, aside);
    return aside;
  }

  function isDrawnText(node: Node, parent: Element): boolean {
    const style = getComputedStyle(parent);
    const isClear = /^(transparent|rgba\(.*, 0\))$/.test(style.webkitTextFillColor || style.color);
    if (isClear && style.backgroundClip !== 'text' && style.textShadow === 'none') return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((rect) => isWithinPage(rect, parent, 2));
  }

  function showsMedia(): boolean {
    return roots.some((each) =>
      [...each.querySelectorAll(mediaSelector)].some(
        (element) => rendered(element) && isWithinPage(element.getBoundingClientRect(), element, 3),
      ),
    );
  }

  function showsControls(): boolean {
    return roots.some((each) =>
      [...each.querySelectorAll(controlSelector)].some(
        (element) => rendered(element) && isWithinPage(element.getBoundingClientRect(), element, 0),
      ),
    );
  }

  /** Pictures and words that only a style sheet puts there. Asked last: it takes every element's style. */
  function showsStyles(): boolean {
    const elements = roots.flatMap((each) => [...each.querySelectorAll('body *')]);
    return elements.slice(0, 2_000).some((element) => {
      if (!rendered(element)) return false;
      const words = ['::before', '::after'].some((part) =>
        /["'][^"'\s]/.test(getComputedStyle(element, part).content),
      );
      const picture = getComputedStyle(element).backgroundImage.includes('url(');
      return (words || picture) && isWithinPage(element.getBoundingClientRect(), element, 3);
    });
  }

  /**
   * Scripts of files may not have come or may have given up. Those of the document itself have run: what is left for them
   * to show is what is out of sight, and what is empty.
   */
  function awaitsScripts(): boolean {
    const scripts = roots
      .flatMap((each) => [...each.querySelectorAll('script')])
      .filter(isRun)
      .map((script) => script.getAttribute('src') ?? script.getAttribute('href'));
    if (scripts.length === 0) return false;
    const hasText = visibleText + hiddenText > 0;
    return scripts.some((source) => source !== null) || hasText || hasEmptyPart();
  }

  /** Data blocks are read by others. */
  function isRun(script: Element): boolean {
    const type = script.getAttribute('type') ?? '';
    return /^$|^module$|^(text|application)\/(x-)?(java|ecma)script$/i.test(type.trim());
  }

  /** An element that only scripts can fill or bring into sight. */
  function hasEmptyPart(): boolean {
    const others = 'script,style,link,meta,title,template,noscript,base,br,hr,wbr';
    return roots.some((each) =>
      [...(each instanceof ShadowRoot ? each : (body ?? each)).querySelectorAll('*')].some(
        (element) =>
          !element.matches(others) &&
          element.shadowRoot === null &&
          element.childElementCount === 0 &&
          (element.textContent ?? '').trim() === '',
      ),
    );
  }

  function isBlank(): boolean {
    const frame = [root, document.head, body];
    const elements = document.getElementsByTagName('*').length;
    return frame.every((element) => !element?.attributes.length) && elements <= frame.length;
  }

  /** True when so many pixels of it, in both directions, can be scrolled to and are neither clipped nor transparent. */
  function isWithinPage(rect: DOMRect, element: Element, pixels: number): boolean {
    const scroller = document.scrollingElement ?? root;
    const isRightToLeft = root !== null && getComputedStyle(root).direction === 'rtl';
    const left = isRightToLeft ? scroller.clientWidth - scroller.scrollWidth : 0;
    const area = {
      left: left - scrollX,
      top: -scrollY,
      right: left + scroller.scrollWidth - scrollX,
      bottom: scroller.scrollHeight - scrollY,
    };
    const width = Math.min(rect.right, area.right) - Math.max(rect.left, area.left);
    const height = Math.min(rect.bottom, area.bottom) - Math.max(rect.top, area.top);
    if (width < pixels || height < pixels || width < 0 || height < 0) return false;
    let opacity = 1;
    let clips = true;
    let isFixed = false;
    let box = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
    for (let at: Element | null = element; at && at !== root; at = outer(at)) {
      const style = getComputedStyle(at);
      opacity *= Number(style.opacity);
      if (/inset\((50|100)%|circle\(0/.test(style.clipPath)) return false;
      if (/rect\((0px|1px)[, ]+(0px|1px)[, ]+(0px|1px)/.test(style.clip)) return false;
      // What is positioned is clipped by what it is positioned in.
      if (style.position !== 'static' && !isFixed) clips = true;
      if (clips && at !== body && style.overflow !== 'visible' && style.display !== 'inline') {
        const frame = at.getBoundingClientRect();
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        box = {
          left: scrolls(style.overflowX) ? frame.left : Math.max(box.left, frame.left),
          right: scrolls(style.overflowX) ? frame.right : Math.min(box.right, frame.right),
          top: scrolls(style.overflowY) ? frame.top : Math.max(box.top, frame.top),
          bottom: scrolls(style.overflowY) ? frame.bottom : Math.min(box.bottom, frame.bottom),
        };
        if (box.right - box.left < pixels || box.bottom - box.top < pixels) return false;
      }
      isFixed ||= style.position === 'fixed';
      if (isFixed || style.position === 'absolute') clips = false;
    }
    return opacity >= 0.05;
  }

  function outer(element: Element): Element | null {
    const parent = element.assignedSlot ?? element.parentNode;
    if (parent instanceof ShadowRoot) return parent.host;
    return parent instanceof Element ? parent : null;
  }
}
