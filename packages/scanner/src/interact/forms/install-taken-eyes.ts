import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/** Our hands on lists to choose from, by their numbers in the registry. */
export interface TakenEyesInPage {
  /** Chooses the first option that says something where none is chosen, or the last one; what it says, or null. */
  choose(element: number, which: 'first' | 'last'): string | null;
  /** Chooses again what was chosen before. */
  putBack(): void;
}

interface WorldWithTakenEyes extends WorldWithRegistry {
  curbcutTakenEyes: TakenEyesInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installTakenEyes(): void {
  const world = globalThis as unknown as WorldWithTakenEyes;
  if (world.curbcutTakenEyes) return;
  const { curbcutRegistry: registry } = world;
  let before: { select: HTMLSelectElement; index: number }[] = [];

  world.curbcutTakenEyes = {
    choose(number, which) {
      const select = registry.elements[number];
      if (!(select instanceof HTMLSelectElement) || !select.isConnected) return null;
      const now = select.selectedOptions[0];
      if (which === 'first' && now && saysSomething(now)) return null;
      const options = [...select.options].filter(saysSomething);
      const option = which === 'first' ? options[0] : options.at(-1);
      if (!option || option === now) return null;
      before.push({ select, index: select.selectedIndex });
      select.focus();
      select.selectedIndex = option.index;
      tell(select);
      return option.label.trim();
    },
    putBack() {
      for (const { select, index } of before) {
        if (!select.isConnected) continue;
        select.selectedIndex = index;
        tell(select);
      }
      before = [];
    },
  };

  function saysSomething({ disabled, label, value }: HTMLOptionElement): boolean {
    return !disabled && value !== '' && /[\p{L}\p{N}]/u.test(label);
  }

  function tell(select: HTMLSelectElement): void {
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
