import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { Closer } from '../closer.ts';
import type { AskingLayer } from '../refuses-consent.ts';
import type { WorldWithDom } from './install-dom.ts';
import type { WorldWithLayers } from './install-layers.ts';
import type { WorldWithPressed } from './install-pressed.ts';

/** What leads out of something that was opened, or back from where a press has led. */
export interface WaysOutInPage {
  /** Buttons of the layer that say that they close it. */
  closers(): Closer[];
  /** What says that it closes the layer, and that the keyboard does not reach. */
  mouseClosers(): string[];
  /** The dialog that keeps people from an element of the page, with what may close it. */
  blocker(element: number): ({ element: number; closers: Closer[] } & AskingLayer) | null;
  /** Buttons in sight that say that they lead back to an earlier step. */
  waysBack(): { element: number; words: string }[];
}

export interface WorldWithWaysOut {
  curbcutWaysOut: WaysOutInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installWaysOut(): void {
  const world = globalThis as unknown as WorldWithWaysOut &
    WorldWithDom &
    WorldWithLayers &
    WorldWithPressed &
    WorldWithRegistry;
  if (world.curbcutWaysOut) return;
  const { curbcutPressed: pressed, curbcutRegistry: registry } = world;
  const { all, contains, deepestAt, isShown, parentOf, wordsOf } = world.curbcutDom;
  const { openDialogs } = world.curbcutLayers;
  /** Of those that a layer over the page has. */
  const mostButtons = 12;
  const saysClosing =
    /(?<!\p{L})(close|schlie(ß|ss)en|fermer|cerrar|chiudi|fechar|sluiten)(?!\p{L})/iu;
  /** In languages of which no more is known: the word alone. */
  const isClosing =
    /^[×✕✖\s]*(tancar|stäng|luk|lukk|sulje|zamknij|zavřít|zavrieť|zatvori|bezárás|închide|kapat|закрыть|закрити|затвори|κλείσιμο|关闭|關閉|閉じる|닫기|إغلاق|اغلاق|סגור|סגירה|بستن|ปิด|đóng)[×✕✖\s]*$/iu;

  world.curbcutWaysOut = {
    closers: () => (pressed.layer ? closersIn(pressed.layer) : []),
    mouseClosers: () =>
      pressed.layer ? mouseClosersIn(pressed.layer).map(({ words }) => words) : [],
    blocker(number) {
      const element = registry.elements[number];
      const dialog = openDialogs().findLast(keepsFromPage) ?? coverOf(element);
      if (!dialog || (element && contains(dialog, element))) return null;
      // What says no more than that it agrees may agree to more than that.
      const closers = closersIn(dialog).filter(({ words }) => !/^(ok|okay|got it)$/i.test(words));
      const byMouse = mouseClosersIn(dialog).map(({ element, words }) => closerOf(element, words));
      const behind = backdropOf(dialog);
      const byClickBeside = behind
        ? [{ element: registry.numberOf(behind), words: '', attributes: [] }]
        : [];
      return {
        element: registry.numberOf(dialog),
        closers: [...closers.slice(0, 2), ...byMouse.slice(0, 2), ...byClickBeside],
        says: ((dialog as HTMLElement).innerText ?? '').slice(0, 2_000),
        buttons: all('button,[role="button"],a[href^="#"],input[type="button"]', dialog)
          .filter((one) => isShown(one) && !one.matches(':disabled'))
          .slice(0, mostButtons)
          .map((one) => closerOf(one, wordsOf(one))),
      };
    },
    waysBack: () => {
      const says =
        /^[‹«<←\s]*(back(?! to (the )?top)|go back|previous step|return to|zurück(?! nach oben)|vorheriger schritt|retour(?! en haut)|étape précédente|volver(?! arriba)|atrás|paso anterior|voltar(?! ao topo)|passo anterior|etapa anterior|indietro|passo precedente|torna a|terug(?! naar boven)|vorige stap|tillbaka|tilbage|tilbake|takaisin|wstecz|wróć|zpět|назад|вернуться|geri|πίσω|رجوع|السابق|חזרה|הקודם|戻る|返回|上一步|이전 단계|뒤로)(?!\p{L})/iu;
      return all('button,[role="button"],input[type="button"]').flatMap((one) => {
        if (!isShown(one) || one.matches(':disabled')) return [];
        const words = wordsOf(one);
        return says.test(words) ? [{ element: registry.numberOf(one), words }] : [];
      });
    },
  };

  function closersIn(element: Element): Closer[] {
    const says =
      /^(close|dismiss|cancel|done|ok|okay|got it|back|hide|not now|no,? thanks|schlie(ß|ss)en|abbrechen|fertig|zurück|ausblenden|fermer|annuler|retour|masquer|ok|cerrar|cancelar|hecho|volver|ocultar|chiudi|annulla|fechar|sluiten|annuleren|[×✕✖✗xX⨯])(?!\p{L})/iu;
    const names = /(^|[\s_-])(close|dismiss|cancel)/i;
    const buttons = all('button,[role="button"],a[href^="#"],input[type="button"]', element);
    return buttons.flatMap((one) => {
      if (!isShown(one) || one.matches(':disabled') || (one as HTMLElement).tabIndex < 0) return [];
      const words = wordsOf(one);
      const hints = `${one.getAttribute('class') ?? ''} ${one.id} ${[...one.attributes].map(({ name }) => (name.startsWith('data-') ? name : '')).join(' ')}`;
      const isCloser =
        says.test(words) || saysClosing.test(words) || isClosing.test(words) || names.test(hints);
      return isCloser ? [closerOf(one, words)] : [];
    });
  }

  function closerOf(element: Element, words: string): Closer {
    const attributes = [...element.attributes].map(
      ({ name, value }) => [name, value.slice(0, 500)] as const,
    );
    return { element: registry.numberOf(element), words, attributes };
  }

  function keepsFromPage(dialog: Element): boolean {
    if (dialog.matches(':modal') || dialog.getAttribute('aria-modal') === 'true') return true;
    const at = deepestAt(innerWidth / 2, innerHeight / 2);
    return at !== null && contains(dialog, at);
  }

  /** What stays in the window and lies over an element, in no role. */
  function coverOf(element: Element | undefined): Element | undefined {
    if (!element) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = deepestAt(left + width / 2, top + height / 2);
    if (!at || contains(element, at) || contains(at, element)) return undefined;
    for (let one: Node | null = at; one; one = parentOf(one))
      if (one instanceof Element && getComputedStyle(one).position === 'fixed') return one;
    return undefined;
  }

  /** What fills the window behind a dialog: a click there is a way out of many. */
  function backdropOf(dialog: Element): Element | null {
    const isBackdrop = (at: Element | null) => {
      if (!at || contains(dialog, at) || at === document.body || at === document.documentElement)
        return false;
      const { width, height } = at.getBoundingClientRect();
      return width >= innerWidth * 0.9 && height >= innerHeight * 0.9;
    };
    return [deepestAt(3, 3), deepestAt(3, innerHeight - 3)].find(isBackdrop) ?? null;
  }

  function mouseClosersIn(element: Element): { element: Element; words: string }[] {
    const isSign = /^[×✕✖✗xX⨯]$/u;
    return all('*', element).flatMap((one) => {
      if (one.closest('a[href],button,input,label') || one.querySelector('*')) return [];
      if (!isShown(one) || (one as HTMLElement).tabIndex >= 0) return [];
      if (getComputedStyle(one).cursor !== 'pointer') return [];
      const words = wordsOf(one) || one.getAttribute('title') || '';
      const named = `${words} ${one.getAttribute('title') ?? ''}`.trim();
      const isSmall = one.getBoundingClientRect().width < 200 && words.length < 30;
      const closes =
        isClosing.test(words) ||
        [words, named].some((one) => saysClosing.test(one) || isSign.test(one));
      return isSmall && closes ? [{ element: one, words: named }] : [];
    });
  }
}
