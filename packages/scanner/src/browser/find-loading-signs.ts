export interface LoadingSigns {
  /** It says so: `aria-busy`, an indeterminate progress bar, "Loading…", or an empty part named a spinner or a skeleton. */
  certain: boolean;
  /** An empty part that moves forever, or an empty list: they may as well be decoration, or stay empty. */
  likely: boolean;
  /** Changes when something came. */
  elements: number;
  /** Scripts may bring something. */
  scripted: boolean;
}

/**
 * What on the page still tells visitors that more is about to come. Without `wholePage`, what lies below the window
 * counts only when it is marked as busy: the end of an endless list always says that it loads. `mayBeWritten` when scripts of
 * another document may bring something, as those around a frame. Runs in the page.
 */
export function findLoadingSigns({
  wholePage,
  mayBeWritten,
}: {
  wholePage: boolean;
  mayBeWritten: boolean;
}): LoadingSigns {
  const elements = document.getElementsByTagName('*').length;
  const scripted = mayBeWritten || document.scripts.length > 0;
  if (!scripted) return { certain: false, likely: false, elements, scripted };
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  }
  const moving = new Set(roots.flatMap(endlesslyMoving));
  const loadingWords =
    'please wait|loading|lade|lädt|laden|wird geladen|chargement|cargando|caricamento|carregando|ładowanie|загрузка|yükleniyor|indlæser|laster|laddar|加载中|正在加载|載入中|読み込み中|로딩|جار التحميل|جاري التحميل';
  const saysLoading = new RegExp(`^\\s*(?:${loadingWords})`, 'i');
  const onlyLoading = new RegExp(`^\\s*(?:${loadingWords})[^.…]{0,20}(?:…|\\.{2,3})\\s*$`, 'i');
  const nameParts =
    /(?:^|[-_]|[a-z](?=[A-Z]))(skeleton|shimmer|spinner|loader|loading|preloader)(?=$|[-_A-Z])/i;
  const certain = roots.some(
    (root) =>
      isMarked(root) || hasNamedSign(root) || hasLoadingStatus(root) || hasLoadingText(root),
  );
  return { certain, likely: !certain && (movesEmptyParts() || hasEmptyList()), elements, scripted };

  /** Each tree tells of its own animations only. */
  function endlesslyMoving(root: Document | ShadowRoot): Element[] {
    return root.getAnimations().flatMap(({ playState, effect }) => {
      const endless = playState === 'running' && effect?.getComputedTiming().endTime === Infinity;
      return endless && effect instanceof KeyframeEffect && effect.target ? [effect.target] : [];
    });
  }

  function isMarked(root: Document | ShadowRoot): boolean {
    return (
      some(root, '[aria-busy="true"]', isVisible) ||
      some(root, 'progress:not([value]),[role="progressbar"]:not([aria-valuenow])', isInSight)
    );
  }

  /** Nothing but a sign: in a part with content, the name only tells of a state that it may have. */
  function hasNamedSign(root: Document | ShadowRoot): boolean {
    const names = ['skeleton', 'shimmer', 'spinner', 'loader', 'loading'];
    const selector = names
      .flatMap((name) => [`[class*="${name}" i]`, `[id*="${name}" i]`])
      .join(',');
    return some(root, selector, (element) => {
      const tokens = [...element.classList, element.id];
      const named = tokens.map((token) => nameParts.exec(token)?.[1]?.toLowerCase());
      if (named.every((name) => name === undefined) || !isEmpty(element) || !isInSight(element))
        return false;
      return named.some((name) => name === 'skeleton' || name === 'shimmer') || moves(element);
    });
  }

  function hasLoadingStatus(root: Document | ShadowRoot): boolean {
    return some(
      root,
      '[role="status"],[role="alert"],[aria-live]:not([aria-live="off"]),output',
      (element) => {
        const text = element.textContent ?? '';
        return text.length < 80 && saysLoading.test(text) && isInSight(element);
      },
    );
  }

  function hasLoadingText(root: Document | ShadowRoot): boolean {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (text.length > 60 || !onlyLoading.test(text.data)) continue;
      const element = text.parentElement;
      if (element && !element.matches('script,style,option') && isInSight(element)) return true;
    }
    return false;
  }

  /** A turning ring or shining bars: alone in their place, or several alike. */
  function movesEmptyParts(): boolean {
    const parts = [...moving].filter(
      (element) =>
        isEmpty(element) && (element.textContent ?? '').trim() === '' && isInSight(element),
    );
    return parts.some(
      (element) =>
        (element.parentElement?.textContent ?? '').trim() === '' ||
        parts.filter((other) => other.parentElement === element.parentElement).length >= 3,
    );
  }

  function hasEmptyList(): boolean {
    const lists =
      'ul,ol,tbody,[role="list"],[role="grid"],[role="table"],[role="feed"],[role="listbox"]';
    return roots.some((root) =>
      some(root, lists, (element) => {
        if ((element.textContent ?? '').trim() !== '' || element.querySelector('img,svg'))
          return false;
        const aside = element.closest(
          'nav,header,footer,aside,[role="menu"],[role="dialog"],dialog',
        );
        return aside === null && isVisible(element);
      }),
    );
  }

  function isEmpty(element: Element): boolean {
    const text = (element.textContent ?? '').trim();
    if (text !== '' && (text.length > 60 || !saysLoading.test(text))) return false;
    return element.querySelector('a,button,input,select,textarea,img,video,canvas,iframe') === null;
  }

  function moves(element: Element): boolean {
    for (const target of moving) if (element.contains(target)) return true;
    return false;
  }

  function isVisible(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function isInSight(element: Element): boolean {
    if (!isVisible(element)) return false;
    const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || right <= 0 || left >= window.innerWidth) return false;
    return bottom + window.scrollY > 0 && (wholePage || top < window.innerHeight);
  }

  function some(
    root: Document | ShadowRoot,
    selector: string,
    test: (element: Element) => boolean,
  ): boolean {
    return [...root.querySelectorAll(selector)].some(test);
  }
}
