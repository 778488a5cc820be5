/** What a page with little text consists of: whether it is more than a check of its visitor. */
export interface WallMarks {
  /** Visible links to other pages. */
  links: number;
  /** Those of them that lead on in the website: to something else than its terms, privacy and help. */
  waysOn: number;
  /** Visible fields that ask for something else than a proof: an e-mail address, a password, a search, a choice. */
  ownFields: number;
  /** A visible part is navigation. */
  hasNavigation: boolean;
  /** Visible headings. */
  headings: number;
  /** A check that is part of the page, by what makes it one; null without. */
  check: Check | null;
}

/**
 * `widget`: the box of a captcha service. `named`: parts that the page's own code names after a check. `puzzle`: a form
 * that takes nothing but an answer and a token. `script`: a script that proves something and loads the page anew.
 * `refresh`: the page loads itself anew within seconds while it shows that it works.
 */
type Check = 'widget' | 'named' | 'puzzle' | 'script' | 'refresh';

/** Runs in the page's isolated world. Reads; changes nothing. */
export function readWallMarks(): WallMarks {
  const services =
    /recaptcha|hcaptcha|h-captcha|turnstile|arkoselabs|funcaptcha|geetest|friendlycaptcha|frc-captcha|captcha-delivery|smartcaptcha|mtcaptcha|altcha|awswaf|px-captcha/i;
  /** Names in code, which are English wherever the page is from. */
  const checkNames =
    /captcha|turnstile|anti-?bot|bot-?(check|detect|protect|guard)|ddos|(im|am|is|be|are|verify|check|prove)[-_]?(you[-_]?)?(a[-_]?)?human|human[-_]?(check|verif|test)|not?[-_]?(a[-_]?)?(ro)?bot|proof[-_]?of[-_]?work|hashcash/i;
  const actingNames = /challenge|proof|nonce|\bpow\b/i;
  const visible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const shown = (selector: string) => all(selector).filter(visible);
  const namesOf = (element: Element) =>
    ['id', 'class', 'name', 'src', 'action', 'data-action']
      .map((name) => element.getAttribute(name) ?? '')
      .join(' ');
  const isProof = (element: Element) =>
    element.closest(
      '.g-recaptcha,.h-captcha,.cf-turnstile,.frc-captcha,altcha-widget,[data-sitekey]',
    ) !== null || checkNames.test(namesOf(element));
  const fields = shown(
    'input:not([type="hidden" i],[type="submit" i],[type="button" i],[type="image" i],[type="reset" i]),textarea,select',
  ).filter((field) => !isProof(field));
  const here = location.origin + location.pathname;
  const puzzles = all('form').filter(isPuzzle);
  const ownFields = fields.filter(
    (field) => !puzzles.some((form) => form.contains(field)) && !isLooseAnswer(field),
  );
  const links = new Set(
    shown('a[href]')
      .map((link) => (link as HTMLAnchorElement).href)
      .filter((href) => /^https?:/.test(href) && href.replace(/[#?].*$/, '') !== here),
  );
  return {
    links: links.size,
    waysOn: [...links].filter(leadsOn).length,
    ownFields: ownFields.length,
    hasNavigation: shown('nav,[role="navigation" i],[role="search" i],search').length > 0,
    headings: shown('h1,h2,h3,h4,h5,h6,[role="heading" i]').length,
    check: findCheck(),
  };

  /** Whatever is asked of it; what is broken leads nowhere. */
  function leadsHere(address: string): boolean {
    const to = URL.parse(address || location.href, location.href);
    return to !== null && to.origin + to.pathname === here;
  }

  /** Addresses are often in English wherever the page is from; a check of a service links to the service. */
  function leadsOn(href: string): boolean {
    // The address of a broken link is what stands in it.
    const { origin, pathname } = URL.parse(href) ?? { origin: '', pathname: '' };
    const besides =
      /privacy|terms|legal|cookie|imprint|impressum|datenschutz|mentions|confidential|privacidad|aviso|polic(y|ies)|support|help|contact|kontakt|contacto|feedback/i;
    return origin === location.origin && !besides.test(pathname);
  }

  function findCheck(): Check | null {
    if (hasWidget()) return 'widget';
    if (hasNamedParts()) return 'named';
    if (puzzles.length > 0 || isLoosePuzzle()) return 'puzzle';
    if (hasProvingScript()) return 'script';
    return refreshesItself() ? 'refresh' : null;
  }

  /** A box for the visitor; a service's script alone also stands on pages that it watches unseen. */
  function hasWidget(): boolean {
    const boxes = all(
      '.g-recaptcha,.h-captcha,.cf-turnstile,.frc-captcha,altcha-widget,[data-sitekey]',
    ).filter(
      (box) =>
        !/invisible/i.test(box.getAttribute('data-size') ?? '') && !box.matches('button,input'),
    );
    const frames = shown('iframe[src]').filter((frame) => {
      const { width, height } = frame.getBoundingClientRect();
      // The badge that says that a page is watched floats over it.
      const floats = frame.closest('.grecaptcha-badge') !== null;
      return services.test(frame.getAttribute('src') ?? '') && width > 60 && height > 40 && !floats;
    });
    return boxes.length > 0 || frames.length > 0;
  }

  function hasNamedParts(): boolean {
    const parts = all(
      'body form,body input,body img,body canvas,body iframe,body button,body div[id],body div[class],body section,body main',
    );
    if (parts.slice(0, 500).some((part) => checkNames.test(namesOf(part)))) return true;
    const acting = all('form,input,iframe[src],script[src],script[id]');
    return acting
      .slice(0, 200)
      .some((part) => actingNames.test(namesOf(part)) && !services.test(namesOf(part)));
  }

  /** Posts to this very page nothing but a box to tick, a slider, a canvas or picture, or one short answer, and a token. */
  function isPuzzle(form: Element): boolean {
    const posts = /^post$/i.test(form.getAttribute('method') ?? '');
    if (!posts || !leadsHere(form.getAttribute('action') ?? '')) return false;
    if (!form.querySelector('input[type="hidden" i]')) return false;
    const asked = fields.filter((field) => form.contains(field));
    const draws = [...form.querySelectorAll('img,canvas,svg')].some(visible);
    if (asked.length === 0) return draws;
    return asked.length === 1 && asked.every((field) => isTick(field) || isAnswer(field, draws));
  }

  function isTick(field: Element): boolean {
    return field.matches('input[type="checkbox" i],input[type="range" i]');
  }

  function isAnswer(field: Element, draws: boolean): boolean {
    if (!field.matches('input:not([type]),input[type="text" i],input[type="number" i]'))
      return false;
    const length = Number(field.getAttribute('maxlength') ?? field.getAttribute('size') ?? 100);
    return draws || length <= 12 || field.getAttribute('autocomplete') === 'off';
  }

  /** Something to drag or to draw beside a script that loads the page anew when it is done. */
  function isLoosePuzzle(): boolean {
    const parts = shown('canvas,input[type="range" i],[role="slider" i],[draggable="true" i]');
    return (
      parts.length > 0 &&
      scriptsMatch(/location\s*(\.\s*(reload|replace|assign|href))?\s*(=[^=]|\()|\.submit\(/)
    );
  }

  function isLooseAnswer(field: Element): boolean {
    return field.matches('input[type="range" i]') && isLoosePuzzle();
  }

  function hasProvingScript(): boolean {
    return (
      scriptsMatch(/document\s*\.\s*cookie\s*=|crypto\s*\.\s*subtle|sha-?256|nonce/i) &&
      scriptsMatch(
        /location\s*\.\s*(reload|replace|assign)\s*\(|location(\s*\.\s*href)?\s*=[^=]|\.submit\(/,
      )
    );
  }

  function scriptsMatch(pattern: RegExp): boolean {
    return [...document.scripts].some(
      (script) => !script.src && pattern.test((script.textContent ?? '').slice(0, 200_000)),
    );
  }

  /** A page that only shows figures also loads itself anew, but says nothing of working. */
  function refreshesItself(): boolean {
    const refresh = all('meta[http-equiv="refresh" i]').some((meta) => {
      const [, delay = '', to = ''] =
        /^\s*(\d+)[\d.]*\s*(?:[;,]\s*(?:url\s*=)?\s*["']?([^"']*))?/i.exec(
          meta.getAttribute('content') ?? '',
        ) ?? [];
      return delay !== '' && Number(delay) <= 30 && leadsHere(to.trim());
    });
    if (!refresh) return false;
    const works = shown('progress,[role="progressbar" i],[aria-busy="true" i],[role="status" i]');
    const unlisted = all('meta[name="robots" i]').some((meta) =>
      /noindex|none/i.test(meta.getAttribute('content') ?? ''),
    );
    return works.length > 0 || unlisted || document.getAnimations().length > 0;
  }
}
