import type { ElementTraits } from '@curbcut/model/scan';
import type { WorldWithElementSignatures } from './element-signatures.ts';

/** Elements of the last scan of a page, as far as they were matched with those that the page has now. */
interface KnownElements {
  /** The place of the known element that it is; null: it is none of them. */
  placeOf(element: Element): number | null;
}

/** An element that is known, by its traits in its own document, and its place among all that are known. */
export interface KnownElement {
  place: number;
  traits: ElementTraits;
}

/** A known element that the page has. */
export interface PresentElement {
  place: number;
  isShown: boolean;
  /** Tab may lead to it. */
  takesFocus: boolean;
}

/** Where it stands in the isolated world of a frame. */
export interface WorldWithKnownElements {
  curbcutKnownElements?: KnownElements;
}

/**
 * Matches the elements that are known from the last scan with those of the page, one to one and the pairs that are most
 * alike first, so that one that was repaired is not taken for its neighbor that was not. Elements that the page makes
 * later are matched with what is left when they are asked for. Returns those that the page has. Runs in a frame's
 * isolated world, after `installElementSignatures`, and stands alone.
 */
export function installKnownElements(known: readonly KnownElement[]): PresentElement[] {
  const world = globalThis as unknown as WorldWithElementSignatures & WorldWithKnownElements;
  const limits = { elements: 20_000, ofKind: 3_000, pairs: 150_000 };
  /** Another element of the same place, and of no words of its own, is about half like it. */
  const least = 0.55;
  const weights = { id: 3, attribute: 1, address: 3, words: 3, around: 1, path: 1, beside: 1.5 };

  const stops =
    'a[href],area[href],button,input,select,textarea,summary,iframe,object,embed,audio,video,[tabindex],[contenteditable]';
  const addresses = new Set(['href', 'src', 'action', 'name', 'for']);
  const texts = new Set(['alt', 'title', 'aria-label', 'placeholder']);

  /** Traits as sets, which are compared many times. */
  interface Compared {
    traits: ElementTraits;
    attributes: ReadonlyMap<string, string>;
    words: ReadonlySet<string>;
    around: ReadonlySet<string>;
    path: readonly string[];
    before: ReadonlySet<string>;
    after: ReadonlySet<string>;
  }

  const places = new Map<Element, number | null>();
  const wanted = new Map(known.map(({ place, traits }) => [place, toCompared(traits)]));
  let isCut = false;
  const left = new Set(wanted.keys());
  matchAll();
  world.curbcutKnownElements = {
    placeOf: (element) => {
      const place = places.get(element);
      return place === undefined ? matchLater(element) : place;
    },
  };
  const elementAt = new Map([...places].map(([element, place]) => [place, element]));
  return [...wanted.keys()].flatMap((place) => {
    const element = elementAt.get(place);
    // Where not all could be compared, none is known to be gone.
    if (!element) return isCut ? [{ place, isShown: true, takesFocus: true }] : [];
    return [{ place, isShown: element.checkVisibility(), takesFocus: takesFocus(element) }];
  });

  function takesFocus(element: Element): boolean {
    if (!element.matches(stops) || element.matches(':disabled')) return false;
    return (
      (element as HTMLElement).tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert]') === null
    );
  }

  function matchAll(): void {
    const tags = new Set(known.map(({ traits }) => traits.tag));
    const present = elementsOf(document)
      .filter(({ localName }) => tags.has(localName))
      .map((element) => ({ element, traits: world.curbcutSignatures.traitsOf(element) }));
    const byTraits = new Map<string, Element[]>();
    for (const { element, traits } of present) {
      places.set(element, null);
      const key = JSON.stringify(traits);
      byTraits.set(key, [...(byTraits.get(key) ?? []), element]);
    }
    for (const { place, traits } of known) {
      const same = byTraits.get(JSON.stringify(traits))?.shift();
      if (same) take(same, place);
    }
    const open = present
      .filter(({ element }) => places.get(element) === null)
      .map(({ element, traits }) => ({ element, compared: toCompared(traits) }));
    const pairs: { element: Element; place: number; likeness: number }[] = [];
    let compared = 0;
    for (const place of left) {
      const one = wanted.get(place);
      for (const other of open) {
        if (!one || other.compared.traits.tag !== one.traits.tag) continue;
        compared += 1;
        if (compared > limits.pairs) {
          isCut = true;
          break;
        }
        const likeness = likenessOf(one, other.compared);
        if (likeness >= least) pairs.push({ element: other.element, place, likeness });
      }
    }
    for (const { element, place } of pairs.sort((a, b) => b.likeness - a.likeness))
      if (left.has(place) && places.get(element) === null) take(element, place);
  }

  function matchLater(element: Element): number | null {
    const compared = toCompared(world.curbcutSignatures.traitsOf(element));
    let best: { place: number; likeness: number } | null = null;
    for (const place of left) {
      const one = wanted.get(place);
      if (!one || one.traits.tag !== compared.traits.tag) continue;
      const likeness = likenessOf(one, compared);
      if (likeness >= least && likeness > (best?.likeness ?? 0)) best = { place, likeness };
    }
    places.set(element, null);
    if (best) take(element, best.place);
    return best?.place ?? null;
  }

  function take(element: Element, place: number): void {
    places.set(element, place);
    left.delete(place);
  }

  /** In document order, open shadow trees among them. */
  function elementsOf(root: Document): Element[] {
    const found: Element[] = [];
    const roots: (Document | ShadowRoot)[] = [root];
    for (let at = roots.shift(); at && found.length < limits.elements; at = roots.shift())
      for (const element of at.querySelectorAll('*')) {
        found.push(element);
        if (element.shadowRoot) roots.push(element.shadowRoot);
      }
    const ofKind = new Map<string, number>();
    return found.filter(({ localName }) => {
      const count = (ofKind.get(localName) ?? 0) + 1;
      ofKind.set(localName, count);
      return count <= limits.ofKind;
    });
  }

  function toCompared(traits: ElementTraits): Compared {
    return {
      traits,
      attributes: new Map(traits.attributes.map(nameAndValue)),
      words: wordsIn(traits.words),
      around: new Set(traits.around.split('>').filter((step) => step !== '')),
      path: traits.path.split('>'),
      before: wordsIn(traits.before),
      after: wordsIn(traits.after),
    };
  }

  function nameAndValue(attribute: string): [string, string] {
    const at = attribute.indexOf('=');
    return [attribute.slice(0, at), attribute.slice(at + 1)];
  }

  function wordsIn(text: string): ReadonlySet<string> {
    return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  }

  /**
   * From 0 to 1, as `partAlike`; from 1 on where all that an element has of its own is the same: what stands in its old place by
   * now is not it.
   */
  function likenessOf(one: Compared, other: Compared): number {
    const part = partAlike(one, other);
    const { id, words } = one.traits;
    const isNamed = id !== '' || words !== '' || [...one.attributes.keys()].some(isTelling);
    const isSame =
      id === other.traits.id &&
      words === other.traits.words &&
      one.traits.attributes.join('|') === other.traits.attributes.join('|');
    return isNamed && isSame ? 1 + part : part;
  }

  function isTelling(name: string): boolean {
    return addresses.has(name) || texts.has(name);
  }

  /** From 0 to 1: the part of what either of both has that is the same, by weight. */
  function partAlike(one: Compared, other: Compared): number {
    let same = 0;
    let all = 0;
    const add = (weight: number, likeness: number) => {
      same += weight * likeness;
      all += weight;
    };
    if (one.traits.id !== '' || other.traits.id !== '')
      // One that was given a name, or lost it, is still itself.
      add(
        one.traits.id === '' || other.traits.id === '' ? weights.id / 3 : weights.id,
        one.traits.id === other.traits.id ? 1 : 0,
      );
    for (const name of new Set([...one.attributes.keys(), ...other.attributes.keys()])) {
      const [value, otherValue] = [one.attributes.get(name), other.attributes.get(name)];
      if (value === undefined || otherValue === undefined) add(weights.attribute, 0);
      else if (addresses.has(name)) add(weights.address, addressesInCommon(value, otherValue));
      else if (texts.has(name))
        add(weights.attribute, partInCommon(wordsIn(value), wordsIn(otherValue)));
      else add(weights.attribute, value === otherValue ? 1 : 0);
    }
    if (one.words.size + other.words.size > 0)
      add(weights.words, partInCommon(one.words, other.words));
    add(weights.around, partInCommon(one.around, other.around));
    add(weights.path, stepsInCommon(one.path, other.path));
    addBeside(one.before, other.before);
    addBeside(one.after, other.after);
    return same / all;

    /** What moved to the end of its part has nothing after it, and may be the same. */
    function addBeside(words: ReadonlySet<string>, otherWords: ReadonlySet<string>): void {
      if (words.size + otherWords.size === 0) return;
      const isOneSided = words.size === 0 || otherWords.size === 0;
      add(isOneSided ? weights.beside / 2 : weights.beside, partInCommon(words, otherWords));
    }
  }

  /** A file that was moved is still the same. */
  function addressesInCommon(one: string, other: string): number {
    if (one === other) return 1;
    const [file, otherFile] = [one.split('/').at(-1), other.split('/').at(-1)];
    return file === otherFile && file !== '' && file !== '#' ? 0.8 : 0;
  }

  function partInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
    const size = one.size + other.size;
    if (size === 0) return 1;
    const shared = [...one].filter((part) => other.has(part)).length;
    return (2 * shared) / size;
  }

  /** Wrappers come and go: steps need not follow on each other. */
  function stepsInCommon(one: readonly string[], other: readonly string[]): number {
    let at = 0;
    let shared = 0;
    for (const step of one) {
      const found = other.indexOf(step, at);
      if (found === -1) continue;
      shared += 1;
      at = found + 1;
    }
    return shared / Math.max(one.length, other.length);
  }
}
