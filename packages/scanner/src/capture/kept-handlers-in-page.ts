/** What elements of a page keep for their events, as frameworks leave it there. */
interface KeptHandlers {
  /** In document order, the document itself first where it keeps something. */
  nodes: Node[];
  /** JSON of a KeptOfNode for each of them. */
  told: string;
}

/** What one element keeps. */
export interface KeptOfNode {
  /** Type of event and code. */
  handlers: [type: string, source: string][];
  /** React hears here for all that it has drawn inside. */
  isRoot: boolean;
  /** No listener of the element hears them: the framework does it elsewhere. */
  isDelegated: boolean;
}

/**
 * The handlers that React, Vue, Svelte, Solid, Preact and Angular keep in properties of elements, of a document and its open
 * shadow trees. Runs in the world of the page, as no other sees these properties, and asks no getter. Stands alone.
 */
export function keptHandlersInPage(
  document: Document,
  most: { nodes: number; source: number },
): KeptHandlers {
  const nodes: Node[] = [];
  const told: KeptOfNode[] = [];
  const roots: (Document | ShadowRoot)[] = [document];
  const otherNames: Record<string, string[]> = {
    doubleclick: ['dblclick'],
    // That of React hears every letter.
    change: ['change', 'input'],
  };
  const valueOf = (holder: object, key: string | symbol): unknown =>
    Object.getOwnPropertyDescriptor(holder, key)?.value;
  const add = (found: KeptOfNode, name: string, code: unknown) => {
    const type = name.toLowerCase();
    for (const one of Array.isArray(code) ? code : [code])
      if (typeof one === 'function')
        for (const each of otherNames[type] ?? [type])
          found.handlers.push([each, String(one).slice(0, most.source)]);
  };
  const addAll = (found: KeptOfNode, kept: object) => {
    for (const name of Object.keys(kept)) {
      const value = valueOf(kept, name);
      // The function of Vue that hears keeps that of the page.
      const own = typeof value === 'function' ? valueOf(value, 'value') : undefined;
      const on = /^on:?([A-Za-z]+?)(Once|Passive|Capture)*$/.exec(name)?.[1];
      const type = on ?? /^([A-Za-z]+)(true|false)$/.exec(name)?.[1];
      if (type !== undefined) add(found, type, own ?? value);
    }
  };
  const read = (node: Node): KeptOfNode => {
    const found: KeptOfNode = { handlers: [], isRoot: false, isDelegated: false };
    for (const key of Reflect.ownKeys(node)) {
      const isSymbol = typeof key === 'symbol';
      const name = isSymbol ? (key.description ?? '') : key;
      const value = valueOf(node, key);
      const isKept = typeof value === 'object' && value !== null;
      const isFunction = typeof value === 'function';
      if (!isSymbol && name.startsWith('_reactListening')) found.isRoot = true;
      else if (!isSymbol && name.startsWith('__reactProps$') && isKept) {
        found.isDelegated = true;
        addAll(found, value);
      } else if (isSymbol && name === 'events' && isKept) {
        // Svelte
        found.isDelegated = true;
        for (const type of Object.keys(value)) add(found, type, valueOf(value, type));
      } else if (!isSymbol && /^(\$\$|__)[a-z]{4,}$/.test(name) && isFunction) {
        // Solid, and Svelte as it was
        found.isDelegated = true;
        add(found, name.slice(2), value);
      } else if (/^(_vei|l|__?[a-z])$/.test(name) && isKept) {
        // Vue and Preact
        addAll(found, value);
      } else if (!isSymbol && name.startsWith('__zone_symbol__') && Array.isArray(value)) {
        // Angular
        const type = name.slice(15).replace(/(true|false)$/, '');
        for (const task of value) add(found, type, task?.callback);
      }
    }
    return found;
  };
  const keep = (node: Node) => {
    const found = read(node);
    if (nodes.length >= most.nodes || (found.handlers.length === 0 && !found.isRoot)) return;
    nodes.push(node);
    told.push(found);
  };
  for (const root of roots) {
    keep(root);
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      keep(element);
    }
  }
  return { nodes, told: JSON.stringify(told) };
}
