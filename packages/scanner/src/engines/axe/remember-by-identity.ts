const library = /=\(0,\w+\.default\)\(e,t\)(?=,axe\._memoizedFns\.push\(e\))/;

/**
 * The text of axe, whose functions that remember their results then know their arguments by identity. The library that axe
 * does it with makes a text of the arguments for every call, a tenth of the time of a run. Throws where the text of
 * another version is not as expected.
 */
export function rememberByIdentity(source: string): string {
  if (!library.test(source)) throw new Error('This axe remembers results in another way.');
  return `{ const curbcutRemember = ${remember.toString()};\n${source.replace(library, '=curbcutRemember(e)')} }`;
}

type Work = (...args: unknown[]) => unknown;
interface Remembering extends Work {
  clear(): void;
}

/**
 * Like the library, goes by as many arguments as the function declares, and forgets when it is told so. Runs in the page
 * and stands alone.
 */
export function remember(work: Work): Remembering {
  const none = {};
  let only: unknown = none;
  let known = new Map<unknown, unknown>();
  const clear = () => {
    only = none;
    known = new Map();
  };
  if (work.length === 0) {
    return Object.assign(
      function remembering(this: unknown) {
        if (only === none) only = work.call(this);
        return only;
      },
      { clear },
    );
  }
  if (work.length === 1) {
    return Object.assign(
      function remembering(this: unknown, first: unknown) {
        const result = known.get(first);
        if (result !== undefined || known.has(first)) return result;
        const made = work.call(this, first);
        known.set(first, made);
        return made;
      },
      { clear },
    );
  }
  if (work.length > 2) throw new Error('A function of more than two arguments.');
  return Object.assign(
    function remembering(this: unknown, first: unknown, second: unknown) {
      let ofFirst = known.get(first) as Map<unknown, unknown> | undefined;
      if (!ofFirst) {
        ofFirst = new Map();
        known.set(first, ofFirst);
      }
      const result = ofFirst.get(second);
      if (result !== undefined || ofFirst.has(second)) return result;
      const made = work.call(this, first, second);
      ofFirst.set(second, made);
      return made;
    },
    { clear },
  );
}
