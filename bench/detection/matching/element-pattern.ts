/** What a simple selector asks of an element: its tag, id, classes and attributes. */
interface ElementPattern {
  /** Null: any. */
  tag: string | null;
  attributes: readonly AttributePattern[];
}

interface AttributePattern {
  name: string;
  /** Null: it only has to be there. */
  value: string | null;
  /** Whether the value is one of several words, as of a class. */
  isWord: boolean;
}

interface ElementTag {
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

/** Of selectors like `a`, `p.note`, `#top` and `input[type=image]`, with no combinators. */
export function parsePattern(selector: string): ElementPattern {
  const tag = /^[a-z][\w-]*/i.exec(selector)?.[0].toLowerCase() ?? null;
  const parts = selector.matchAll(/#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:=["']?([^\]"']*)["']?)?\]/g);
  return {
    tag,
    attributes: [...parts].map(([, id, word, name = '', value]) => {
      if (id !== undefined) return { name: 'id', value: id, isWord: false };
      if (word !== undefined) return { name: 'class', value: word, isWord: true };
      return { name: name.toLowerCase(), value: value ?? null, isWord: false };
    }),
  };
}

/** The first tag of a piece of markup, which may be cut off; null when it begins with something else. */
export function parseOpeningTag(html: string): ElementTag | null {
  const [, tag, inside = ''] =
    /^\s*<([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>]*))?)*)/i.exec(html) ??
    [];
  if (tag === undefined) return null;
  const attributes: Record<string, string> = {};
  const pairs = inside.matchAll(/([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>]*)))?/g);
  for (const [, name = '', double, single, bare] of pairs) {
    attributes[name.toLowerCase()] = double ?? single ?? bare ?? '';
  }
  return { tag: tag.toLowerCase(), attributes };
}

/** Tag and id in the last step of a CSS selector or XPath; null when it names no tag. */
export function parseLastStep(selector: string): { tag: string; id: string | null } | null {
  const whole = selector.trim();
  if (whole.startsWith('/')) {
    const steps = whole.split('/').filter((step) => step && !/^(text|comment)\(\)|^@/.test(step));
    const tag = steps.at(-1)?.replace(/\[.*$/, '').toLowerCase();
    return tag ? { tag, id: null } : null;
  }
  const { tag, attributes } = parsePattern(lastStepOf(whole));
  const id = attributes.find(({ name, isWord }) => name === 'id' && !isWord)?.value ?? null;
  return tag === null ? null : { tag, id };
}

/** What a CSS selector asks of the element itself, without combinators. */
export function lastStepOf(selector: string): string {
  return selector.split(/\s*[>+~]\s*|\s+(?![^[]*\])/).at(-1) ?? '';
}

export function matchesPattern({ tag, attributes }: ElementTag, pattern: ElementPattern): boolean {
  if (pattern.tag !== null && pattern.tag !== tag) return false;
  return pattern.attributes.every(({ name, value, isWord }) => {
    const has = attributes[name];
    if (has === undefined || value === null) return has !== undefined;
    return isWord ? has.split(/\s+/).includes(value) : has.trim() === value;
  });
}
