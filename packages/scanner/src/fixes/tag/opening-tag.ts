/** An attribute as the page wrote it: character references stay what they are. Null: no value. */
interface Attribute {
  name: string;
  raw: string | null;
}

/** The opening tag of an element. Names are in lower case; of duplicate attributes only the first counts. */
export interface OpeningTag {
  name: string;
  attributes: readonly Attribute[];
  selfClosing: boolean;
  /** The tag as the page wrote it. */
  source: string;
}

/** Longer tags are treated as cut: no suggestion for them could be read. */
const maxLength = 4096;
const space = new Set([' ', '\t', '\n', '\r', '\f']);
const tagName = /^[a-z][a-z0-9:._-]*$/i;

/** Reads the opening tag at the start of hostile markup in linear time; null when it is cut or is none. */
export function readOpeningTag(html: string): OpeningTag | null {
  const text = html.slice(0, maxLength).trimStart();
  if (text[0] !== '<') return null;
  const nameEnd = endOf(text, 1, (char) => space.has(char) || char === '/' || char === '>');
  const name = text.slice(1, nameEnd);
  if (!tagName.test(name)) return null;
  const attributes = new Map<string, Attribute>();
  let at = nameEnd;
  let selfClosing = false;
  while (at < text.length) {
    const char = text[at] ?? '';
    if (char === '>') {
      const source = text.slice(0, at + 1);
      return {
        name: name.toLowerCase(),
        attributes: [...attributes.values()],
        selfClosing,
        source,
      };
    }
    selfClosing = char === '/';
    if (selfClosing || space.has(char)) {
      at += 1;
      continue;
    }
    const found = readAttribute(text, at);
    if (!found) return null;
    if (!attributes.has(found.attribute.name))
      attributes.set(found.attribute.name, found.attribute);
    at = found.end;
  }
  return null;
}

/** The first character of a name may be "=", as in browsers; so every call moves on. */
function readAttribute(text: string, start: number): { attribute: Attribute; end: number } | null {
  const isEnd = (char: string) => space.has(char) || char === '/' || char === '>' || char === '=';
  const nameEnd = endOf(text, start + 1, isEnd);
  const name = text.slice(start, nameEnd).toLowerCase();
  const equals = endOf(text, nameEnd, (char) => !space.has(char));
  if (text[equals] !== '=') return { attribute: { name, raw: null }, end: nameEnd };
  const valueStart = endOf(text, equals + 1, (char) => !space.has(char));
  const quote = text[valueStart];
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, valueStart + 1);
    if (close === -1) return null;
    return { attribute: { name, raw: text.slice(valueStart + 1, close) }, end: close + 1 };
  }
  const end = endOf(text, valueStart, (char) => space.has(char) || char === '>');
  return { attribute: { name, raw: text.slice(valueStart, end) }, end };
}

function endOf(text: string, start: number, stops: (char: string) => boolean): number {
  let at = start;
  while (at < text.length && !stops(text[at] ?? '')) at += 1;
  return at;
}

/** The value as the page wrote it, "" for an attribute without one, null when it is not there. */
export function rawAttribute(tag: OpeningTag, name: string): string | null {
  const found = tag.attributes.find((attribute) => attribute.name === name);
  return found ? (found.raw ?? '') : null;
}

/** Sets a raw value, which may hold character references, or none; the attribute keeps its place or goes last. */
export function withAttribute(tag: OpeningTag, name: string, raw: string | null): OpeningTag {
  const attributes = tag.attributes.some((attribute) => attribute.name === name)
    ? tag.attributes.map((attribute) => (attribute.name === name ? { name, raw } : attribute))
    : [...tag.attributes, { name, raw }];
  return { ...tag, attributes };
}

export function withoutAttribute(tag: OpeningTag, name: string): OpeningTag {
  return { ...tag, attributes: tag.attributes.filter((attribute) => attribute.name !== name) };
}

/** Writes the tag with every value in double quotes. */
export function writeOpeningTag(tag: OpeningTag): string {
  const attributes = tag.attributes.map(({ name, raw }) =>
    raw === null ? ` ${name}` : ` ${name}="${raw.replaceAll('"', '&quot;')}"`,
  );
  return `<${tag.name}${attributes.join('')}${tag.selfClosing ? ' /' : ''}>`;
}
