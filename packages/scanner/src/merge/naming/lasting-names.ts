/** Tells what authors write from what programs make up anew with each load or each build, by its form alone. */
interface LastingNames {
  /** Whether an id, or another name that stands for one element, was made up by a program. */
  isGeneratedId(id: string): boolean;
  /** The same for a class name, where scales of numbers (`bg-gray-100`, `col-md-12`) are written by people. */
  isGeneratedClass(name: string): boolean;
  /** Words without what changes by itself: numbers, dates, tokens. At most about 100 characters. */
  lastingWords(text: string): string;
  /** A URL's path without hashes, versions and queries; of others than http only the scheme. */
  lastingUrl(url: string, base: string): string;
}

/** Where it stands in a frame's isolated world. */
export interface WorldWithLastingNames {
  curbcutLastingNames: LastingNames;
}

/** Runs in a frame's isolated world and stands alone; may run again. Months have names in the page's `language`. */
export function installLastingNames(
  language: string = document.documentElement.lang,
  world: Partial<WorldWithLastingNames> = globalThis as Partial<WorldWithLastingNames>,
): void {
  if (world.curbcutLastingNames) return;

  const uuid = /[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}/i;
  /** React's useId in its spellings: `:r1:`, `«r1»`, `_r_1_`, and with the letter of the server `:R1ab:`. */
  const reactId = /[:«]r[0-9a-z]*[:»]|_r_[0-9a-z]+_/i;
  /** Libraries that number what they make, wherever the number stands. It may have one digit, as an author's may. */
  const numberedBy = new RegExp(
    `^(?:${[
      'ember|radix|headlessui|react-(?:aria|select|tabs|tooltip)|rc|mui|mat|cdk|ng|el|svelte|astro|qwik|chakra|ariakit',
      'downshift|popper|tippy|floating-ui|base-ui|zag|bits|melt|reka|select2|chosen|selectize|ui-id|yui|ext|gwt|dijit',
      'dojo|j_id|uniqname|vs|mce|tinymce|cke|tox|highcharts|leaflet|swiper-wrapper|slick-slide|splide|gform|nf-field',
      'wpforms|wpcf|elementor|__BVID_|lightning|aura',
    ].join('|')})(?:[-_:]|(?=\\d)).*\\d`,
    'i',
  );
  /** Short names and common words that do so only with the number right behind them. */
  const countedBy =
    /^(?:v|n|r|uid|id|input|combobox|listbox|tooltip|popover|autocomplete)[-_:]\d+(?=$|[-_:])/i;
  /** What frameworks put on each element that a component's styles are for. */
  const scopedBy =
    /^(?:css-[0-9a-z]{4,}|e[0-9a-z]{6,}\d+|sc-[0-9a-z]{4,}|jss\d+|jsx-\d+|svelte-[0-9a-z]{4,}|astro-[0-9a-z]{6,}|data-v-[0-9a-f]+|_ng(?:content|host)-\S+|ng-tns-\S+|ng-c\d+|go\d{5,}|r-[0-9a-z]{5,}|tw-[0-9a-f]{5,}|emotion-\d+)(?:$|[-_])/i;
  /** CSS modules: the file, the class and a hash; with `_class_hash_line` where Vite makes them. */
  const moduleHash = /^[a-z][\w-]*?_[\w-]+?__([\w+-]{5,})$|^_[a-z][\w-]*?_[0-9a-z]{5,6}_\d+$/i;
  /** A number that is part of the word. */
  const wordsWithNumbers =
    /^(?:iso|rfc|utf|base|sha|md|mp|mpeg|h|ipv|web|wcag|aria|html|css|es|ecma|http|oauth|covid|win|x|mp|mpg|top|route|area|form|office|window)\d{1,5}$/i;

  /** Neighbors in hardly any word that is written in these letters. */
  const unlikely =
    /b[qxz]|c[bfgjpvwx]|d[qxz]|f[bghjkpqvxz]|g[cjkpqvxz]|h[bcfgjkpqvxz]|j[^aeiouy]|k[cfgjpqvxz]|l[jqxz]|m[hjkqvxz]|p[gjkqvxz]|q[^u]|r[jxz]|s[jxz]|t[jkqx]|v[^aeiouybglr]|w[cjmquvxz]|x[bdfgjkmnqrsvwxz]|y[hjqvy]|z[bcdfgjkmnpqrstvwx]|i[ihjwy]|u[hjquvwy]|y[iuy]|a[aq]|o[jq]/;
  const unlikelyPairs = new RegExp(`(?=${unlikely.source})`, 'g');
  const uuids = new RegExp(uuid, 'gi');
  /** What was said of names before: the same classes stand on many elements. */
  const knownClasses = new Map<string, boolean>();
  let knownDates: RegExp | undefined;

  world.curbcutLastingNames = { isGeneratedId, isGeneratedClass, lastingWords, lastingUrl };

  function isGeneratedId(id: string): boolean {
    if (id.length === 0 || id.length > 60) return true;
    if (/[^\p{L}\p{N}_.:/-]/u.test(id) || hasGeneratedForm(id)) return true;
    if (numberedBy.test(id) || countedBy.test(id)) return true;
    return partsOf(id).some((part) => isCounter(part) || isGeneratedPart(part));
  }

  function isGeneratedClass(name: string): boolean {
    const known = knownClasses.get(name) ?? hasGeneratedClassForm(name);
    knownClasses.set(name, known);
    return known;
  }

  function hasGeneratedClassForm(name: string): boolean {
    if (name.length === 0 || name.length > 60 || hasGeneratedForm(name)) return true;
    // Tailwind writes values into its classes: `w-[137px]`, `before:content-['x']`.
    const plain = name.replace(/\[.*?\]/g, '');
    return partsOf(plain).some(
      (part) => (isCounter(part) && !isScale(part)) || isGeneratedPart(part),
    );
  }

  function hasGeneratedForm(name: string): boolean {
    if (uuid.test(name) || reactId.test(name) || scopedBy.test(name)) return true;
    const hash = moduleHash.exec(name);
    return hash !== null && (hash[1] === undefined || /\d/.test(hash[1]) || !isWord(hash[1]));
  }

  function partsOf(name: string): string[] {
    return name.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  }

  /** A number of two digits and more counts something, unless it is a year or belongs to its word. */
  function isCounter(part: string): boolean {
    if (!/\p{N}{2,}/u.test(part) || wordsWithNumbers.test(part)) return false;
    // Years, and words whose middle is counted: a11y, i18n.
    return !/^\p{L}*(?:19|20)\d\d$|^[a-z]\d\d[a-z]$/iu.test(part);
  }

  /** The numbers of design scales: columns, spacings, shades. */
  function isScale(part: string): boolean {
    const number = /^\p{L}*?(\d+)\p{L}{0,3}$/u.exec(part)?.[1];
    if (number === undefined) return false;
    return number.length < 3 || (number.length < 5 && Number(number) % 50 === 0);
  }

  /** A run of letters and digits that nobody would say. */
  function isGeneratedPart(part: string): boolean {
    if (/^[0-9a-f]{6,}$/i.test(part) && /\d/.test(part) && /[a-f]/i.test(part)) return true;
    if (/^[0-9a-f]{8,}$/i.test(part)) return true;
    // Other scripts have no such forms, and few conventions write them into names.
    if (!/^[0-9a-z]+$/i.test(part)) return false;
    if (!/\d/.test(part)) return part.length > 4 && !isWord(part);
    if (
      wordsWithNumbers.test(part) ||
      /^\d+$|^[a-z]{1,3}\d{1,2}[a-z]?$|^\d[a-z]{1,3}$/i.test(part)
    ) {
      return false;
    }
    const [first = '', last = '', ...more] = part.split(/\d+/).filter((run) => run !== '');
    if (more.length > 0 || part.length < 4) return true;
    const isName = (run: string) =>
      run.length > 2 && /^[A-Z]*[a-z]*$/.test(run) && isSaid(run.toLowerCase(), true);
    return last === '' ? !isName(first) : !isName(last) || (first.length > 1 && !isName(first));
  }

  /** Letters that can be said: words of which most have vowels and usual neighbors, in camel case or not. */
  function isWord(letters: string): boolean {
    const humps = letters.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
    const strange = humps.filter((hump) => !isSaid(hump.toLowerCase(), humps.length > 1)).length;
    return strange * 3 < humps.length && (humps.length < 3 || letters.length / humps.length >= 2);
  }

  function isSaid(word: string, isPart: boolean): boolean {
    // Letters that stand for one sound, and clusters that are common.
    const sounds = word
      .replace(/ying$/, 'yt')
      .replace(/str|sch|ngth|ght|gh|tch|ck|th|ch|sh|ph|ng/g, 't');
    const unusual = sounds.match(unlikelyPairs)?.length ?? 0;
    const vowels = sounds.match(/[aeiouy]/g)?.length ?? 0;
    // Abbreviations: html, btn.
    if (vowels === 0) return word.length < 6 && unusual === 0 && (!isPart || word.length > 2);
    if (word.length < 5) return unusual === 0 && (!isPart || word.length > 1);
    if (/[^aeiouy]{5}|[aeiou]{4}/.test(sounds) || vowels * 8 < sounds.length) return false;
    return unusual === 0 || (unusual === 1 && word.length > 8 && !/[^aeiouy]{4}/.test(sounds));
  }

  function lastingWords(text: string): string {
    const short = text.slice(0, 2_000).replace(/\s+/g, ' ').trim().slice(0, 100);
    if (!/\p{N}/u.test(short) && !/[0-9a-f]{8,}|\w{16,}/i.test(short)) return short;
    return short
      .replace(uuids, '#')
      .split(' ')
      .map((word) =>
        isToken(word) ? '#' : word.replace(/[0-9a-f]{8,}|\p{N}+(?:[.,:/-]\p{N}+)*/giu, '#'),
      )
      .join(' ')
      .replace((knownDates ??= dates()), '#')
      .replace(/#(?:[\s.,:/-]*#)+/g, '#');
  }

  /** A word that mixes letters and digits in a way that no word does. */
  function isToken(word: string): boolean {
    const bare = word.replace(/^\P{L}+|[^\p{L}\p{N}=]+$/gu, '');
    if (/^[0-9a-z+/_-]{16,}={0,2}$/i.test(bare) && /\d/.test(bare) && /[A-Z]/.test(bare))
      return true;
    return (
      bare.length >= 5 &&
      /\d/.test(bare) &&
      partsOf(bare).some((part) => part.length > 4 && isGeneratedPart(part))
    );
  }

  /** Names of months, days and units of time beside a number, in the page's language and in English. */
  function dates(): RegExp {
    const names = new Set<string>();
    for (const locale of new Set([language || 'en', 'en'])) {
      for (const name of namesOfTime(locale)) names.add(name);
    }
    const any = [...names]
      .sort((a, b) => b.length - a.length)
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|');
    const between = '[\\s.,:/-]*(?:\\p{L}{1,3}[\\s.]+)?';
    return new RegExp(
      `(?<=#${between})(?<!\\p{L})(?:${any})(?!\\p{L})|(?<!\\p{L})(?:${any})(?!\\p{L})(?=${between}#)`,
      'giu',
    );
  }

  function namesOfTime(locale: string): string[] {
    try {
      const names: string[] = ['am', 'pm'];
      for (const style of ['long', 'short'] as const) {
        const month = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' });
        const day = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
        for (let index = 0; index < 12; index += 1)
          names.push(month.format(Date.UTC(2024, index, 1)));
        for (let index = 1; index < 8; index += 1) names.push(day.format(Date.UTC(2024, 0, index)));
      }
      for (const unit of ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const) {
        for (const count of [1, 2, 5]) {
          const format = new Intl.NumberFormat(locale, {
            style: 'unit',
            unit,
            unitDisplay: 'long',
          });
          const { value } = format.formatToParts(count).find(({ type }) => type === 'unit') ?? {
            value: '',
          };
          names.push(value);
        }
      }
      return names.filter((name) => /\p{L}/u.test(name));
    } catch {
      // A language that the page made up has no names of its own.
      return [];
    }
  }

  function lastingUrl(url: string, base: string): string {
    const scheme = /^\s*(?:data|blob|javascript|about):/i.exec(url)?.[0];
    if (scheme) return scheme.trim().toLowerCase();
    if (url.startsWith('#')) return isGeneratedId(url.slice(1)) ? '#' : url;
    return pathOf(url, base)
      .replace(/;[^/]*/g, '')
      .replace(uuids, '#')
      .split('/')
      .map((step) =>
        step
          .split(/([._~-])/)
          .map(lastingPart)
          .join(''),
      )
      .join('/')
      .replace(/#(?:[._~-]#)+/g, '#')
      .slice(0, 100);
  }

  function pathOf(url: string, base: string): string {
    try {
      return decodeURI(new URL(url, base).pathname);
    } catch {
      return url.replace(/[?#].*$/s, '');
    }
  }

  function lastingPart(part: string): string {
    if (part.length > 4 && isGeneratedPart(part)) return '#';
    return part.replace(/\p{N}+/gu, '#');
  }
}
