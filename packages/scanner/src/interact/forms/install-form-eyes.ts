import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/** What is to be known of a form that is tried; fields by their numbers in the registry. */
export interface FormEyesInPage {
  /** Takes the focus from what has it: what a field says when it is left belongs to the field. */
  leave(): void;
  /**
   * Tells the code of a form that it is sent. A browser sends nothing for it, and the page's code hears it as it hears a press of
   * the button.
   */
  tell(form: number, button: number): void;
  /** Remembers how fields look, without the focus. */
  remember(fields: number[]): void;
  /** Of those, which look other than before or say since then that they are refused. */
  marked(): { element: number; saysInvalid: boolean }[];
  /** What fields hold, and whether their form was reset since they were remembered. */
  held(fields: number[]): { values: string[]; wasReset: boolean };
  /** Whether the browser has told of a wrong field by itself since then. */
  wasByBrowser(): boolean;
}

interface WorldWithFormEyes extends WorldWithRegistry {
  curbcutFormEyes: FormEyesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installFormEyes(): void {
  const world = globalThis as unknown as WorldWithFormEyes;
  if (world.curbcutFormEyes) return;
  const { curbcutRegistry: registry } = world;
  let before = new Map<number, { look: string; isInvalid: boolean }>();
  let refusals = 0;
  let resets = 0;
  addEventListener(
    'reset',
    () => {
      resets += 1;
    },
    true,
  );
  addEventListener(
    'invalid',
    (event) => {
      // Who hears it may still prevent what the browser does.
      setTimeout(() => {
        if (!event.defaultPrevented) refusals += 1;
      });
    },
    true,
  );

  world.curbcutFormEyes = {
    leave() {
      const active = document.activeElement;
      if (active instanceof HTMLElement) active.blur();
    },
    tell(formNumber, buttonNumber) {
      const form = registry.elements[formNumber];
      const submitter = registry.elements[buttonNumber];
      if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLElement)) return;
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
    },
    remember(fields) {
      before = new Map(fields.map((number) => [number, describe(number)]));
      refusals = 0;
      resets = 0;
    },
    held: (fields) => ({
      values: fields.map((number) => {
        const field = registry.elements[number];
        return field?.isConnected ? ((field as HTMLInputElement).value ?? '') : '';
      }),
      wasReset: resets > 0,
    }),
    marked() {
      return [...before].flatMap(([element, was]) => {
        const field = registry.elements[element];
        if (!field?.isConnected) return [];
        const { look, isInvalid } = describe(element);
        const saysInvalid = isInvalid && !was.isInvalid;
        // The focus has a look of its own.
        const isMarked = saysInvalid || (look !== was.look && !field.matches(':focus'));
        return isMarked ? [{ element, saysInvalid }] : [];
      });
    },
    wasByBrowser: () => refusals > 0,
  };

  function describe(number: number): { look: string; isInvalid: boolean } {
    const field = registry.elements[number];
    if (!field) return { look: '', isInvalid: false };
    for (const animation of field.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    const style = getComputedStyle(field);
    const parts = [
      'borderTopColor',
      'borderBottomColor',
      'borderTopWidth',
      'borderBottomWidth',
      'backgroundColor',
      'boxShadow',
      'color',
    ] as const;
    return {
      look: parts.map((part) => style[part]).join(' '),
      isInvalid: field.getAttribute('aria-invalid') === 'true',
    };
  }
}
