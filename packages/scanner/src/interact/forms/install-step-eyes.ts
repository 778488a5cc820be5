import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/** Our hands on the fields of a step and our eyes for the one that comes after it; elements by their numbers in the registry. */
export interface StepEyesInPage {
  /**
   * Gives a field of text the focus and selects what is in it. Of some entries the first that it takes; null where it takes
   * none, holds something that it takes, or is gone.
   */
  ready(element: number, entries: readonly string[]): string | null;
  /** Gives a box the focus, which those that are not drawn do not take; null where it, or another of its group, is ticked. */
  readyToTick(element: number): { hasFocus: boolean } | null;
  /** Whether a box is ticked now; one that no key has ticked is clicked. */
  tick(element: number): boolean;
  /** Gives a field the first value that it takes, as the browser's own picker does; null where there is none. */
  setValue(element: number, entries: readonly string[]): string | null;
  /** Chooses the first option that says something; its words, null where one is chosen already. */
  choose(element: number): string | null;
  /** Remembers all fields that are in sight. */
  remember(fields: number[]): void;
  /**
   * Of the fields that were remembered by number, how many are still asked for, and which are used for something else; and how
   * many fields are new in sight.
   */
  changed(): { left: number; renewed: number[]; fresh: number };
}

interface WorldWithStepEyes extends WorldWithRegistry {
  curbcutStepEyes: StepEyesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installStepEyes(): void {
  const world = globalThis as unknown as WorldWithStepEyes;
  if (world.curbcutStepEyes) return;
  const { curbcutRegistry: registry } = world;
  /** What was tried before is no entry. */
  const tried = /^(abc)+$|^1+$/;
  const asksToChoose =
    /^[\s\p{P}]*$|^[\s\p{P}]*(please|select|choose|pick|bitte|wähl|auswähl|choisi|sélection|seleccion|elija|elige|selezion|scegli|selecion|escolh|kies|selecteer|wybierz|выбер|選択|请选择|請選擇|선택|اختر)/iu;
  let asked = new Map<number, string>();
  let known = new Set<string>();

  world.curbcutStepEyes = {
    ready(number, entries) {
      const field = registry.elements[number];
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (!isText || !field.isConnected || isGood(field)) return null;
      const entry = fitting(field, entries);
      if (entry === null) return null;
      field.focus();
      field.select();
      return field.matches(':focus') ? entry : null;
    },
    readyToTick(number) {
      const box = registry.elements[number];
      if (!(box instanceof HTMLInputElement) || isGroupTicked(box)) return null;
      box.focus();
      return { hasFocus: box.matches(':focus') };
    },
    tick(number) {
      const box = registry.elements[number];
      if (!(box instanceof HTMLInputElement)) return false;
      if (!box.checked) box.click();
      return box.checked;
    },
    setValue(number, entries) {
      const field = registry.elements[number];
      if (!(field instanceof HTMLInputElement) || isGood(field)) return null;
      const value = fitting(field, entries);
      if (value === null) return null;
      field.focus();
      field.value = value;
      tell(field);
      return field.value === value ? value : null;
    },
    choose(number) {
      const select = registry.elements[number];
      if (!(select instanceof HTMLSelectElement)) return null;
      const now = select.selectedOptions[0];
      if (now && saysSomething(now)) return null;
      const option = [...select.options].find(saysSomething);
      if (!option) return null;
      select.focus();
      select.selectedIndex = option.index;
      tell(select);
      return option.label.trim();
    },
    remember(fields) {
      asked = new Map(fields.map((number) => [number, signatureOf(registry.elements[number])]));
      known = new Set(fieldsInSight(document).map(signatureOf));
    },
    changed() {
      const inSight = [...asked.keys()].filter((number) => {
        const field = registry.elements[number];
        return field !== undefined && isInSight(field);
      });
      const isSame = (number: number) =>
        signatureOf(registry.elements[number]) === asked.get(number);
      const left = inSight.filter(isSame).length;
      const renewed = inSight.filter((number) => !isSame(number));
      const fresh = fieldsInSight(document).filter((one) => !known.has(signatureOf(one))).length;
      return { left, renewed, fresh };
    },
  };

  function isGood(field: HTMLInputElement | HTMLTextAreaElement): boolean {
    const holds = field.value !== '' && !tried.test(field.value) && field.validity.valid;
    return holds && field.getAttribute('aria-invalid') !== 'true';
  }

  function fitting(
    field: HTMLInputElement | HTMLTextAreaElement,
    entries: readonly string[],
  ): string | null {
    const probe = field.cloneNode() as HTMLInputElement | HTMLTextAreaElement;
    for (const entry of entries) {
      probe.value = entry;
      if (probe.value === entry && probe.validity.valid) return entry;
    }
    return null;
  }

  function tell(field: Element): void {
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function isGroupTicked(box: HTMLInputElement): boolean {
    if (box.checked) return true;
    if (box.required && box.type === 'checkbox') return false;
    const group = box.closest('fieldset,[role="group"],[role="radiogroup"]');
    const named = box.type === 'radio' && box.name !== '';
    const around = named ? (box.form ?? document) : group;
    const others = [
      ...(around?.querySelectorAll<HTMLInputElement>(`input[type="${box.type}"]`) ?? []),
    ];
    return others.some((one) => one.checked && (!named || one.name === box.name));
  }

  function saysSomething(option: HTMLOptionElement): boolean {
    return !option.disabled && option.value !== '' && !asksToChoose.test(option.label);
  }

  /** Frameworks use a field again for what they ask next; what is said of an error stands after what it is called. */
  function signatureOf(field: Element | undefined): string {
    if (!field) return '';
    const label = (field as HTMLInputElement).labels?.[0]?.textContent ?? '';
    const own = ['type', 'name', 'id', 'placeholder', 'aria-label'];
    return [
      field.localName,
      ...own.map((name) => field.getAttribute(name) ?? ''),
      label.replace(/\s+/g, ' ').trim().slice(0, 12),
    ].join('\n');
  }

  function fieldsInSight(root: Document | ShadowRoot): Element[] {
    const hosts = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const own = [...root.querySelectorAll('input,select,textarea')].filter(isInSight);
    return [...own, ...hosts.flatMap(fieldsInSight)];
  }

  function isInSight(field: Element): boolean {
    if (!field.isConnected || (field as HTMLInputElement).type === 'hidden') return false;
    const shown = [field, ...((field as HTMLInputElement).labels ?? [])];
    return shown.some((one) => {
      const box = one.getBoundingClientRect();
      const isDrawn = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isDrawn && box.width > 2 && box.height > 2;
    });
  }
}
