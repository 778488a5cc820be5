import type { WorldWithDom } from './install-dom.ts';

/** Tables whose rows a control in a header puts into another order. */
interface SortingInPage {
  /** Begins anew: the order of the rows now is known, where the control stands in a header of a table. */
  remember(control: Element): void;
  /** The rows stand in another order now, and the headers say so, or go on to say what they said; null: they do not. */
  sorted(): 'told' | 'untold' | null;
}

export interface WorldWithSorting {
  curbcutSorting: SortingInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installSorting(): void {
  const world = globalThis as unknown as WorldWithSorting & WorldWithDom;
  if (world.curbcutSorting) return;
  const { isShown } = world.curbcutDom;
  const leastRows = 3;
  const mostRows = 300;
  const headers = 'th,[role="columnheader" i]';
  const cells = 'td,[role="cell" i],[role="gridcell" i]';
  let table: Element | null = null;
  let rows: string[] = [];
  let told = '';

  world.curbcutSorting = {
    remember(control) {
      const header = control.closest(headers);
      table = header?.closest('table,[role="table" i],[role="grid" i],[role="treegrid" i]') ?? null;
      rows = table ? rowsIn(table) : [];
      told = table ? toldIn(table) : '';
    },
    sorted() {
      if (!table?.isConnected || rows.length < leastRows) return null;
      const now = rowsIn(table);
      const isSame = now.join('\n') === rows.join('\n');
      const isOther = now.toSorted().join('\n') !== rows.toSorted().join('\n');
      if (isSame || isOther) return null;
      return toldIn(table) === told ? 'untold' : 'told';
    },
  };

  /** What the rows below the headers say, one after the other. */
  function rowsIn(holder: Element): string[] {
    return [...holder.querySelectorAll('tr,[role="row" i]')]
      .filter((row) => row.querySelector(cells) && isShown(row))
      .slice(0, mostRows)
      .map((row) => (row.textContent ?? '').replace(/\s+/g, ' ').trim());
  }

  /** All that the headers, the caption and what names the table say to assistive technology. */
  function toldIn(holder: Element): string {
    // Headers of rows go with them.
    const tops = [...holder.querySelectorAll(`caption,${headers}`)].filter(
      (part) => !part.closest('tr,[role="row" i]')?.querySelector(cells),
    );
    const parts = [holder, ...tops];
    const said = parts.slice(1).map((part) => wordsIn(part));
    // The same attribute at another header says something else.
    const attributes = parts
      .flatMap((part) => [
        part,
        ...part.querySelectorAll(part === holder ? ':scope > caption' : '*'),
      ])
      .flatMap((part, place) =>
        [...part.attributes]
          .filter(({ name }) => /^(aria-.*|title|alt|role)$/.test(name))
          .map(({ name, value }) => `${place} ${name}=${value}`),
      );
    const ids = ['aria-labelledby', 'aria-describedby'].flatMap(
      (name) => holder.getAttribute(name)?.split(/\s+/) ?? [],
    );
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '');
    return [...said, ...attributes, ...named].join('\n');
  }

  /** Without what is hidden from those who listen. */
  function wordsIn(part: Element): string {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('[aria-hidden="true"]')) words.push(node.nodeValue ?? '');
    return words.join(' ').replace(/\s+/g, ' ').trim();
  }
}
