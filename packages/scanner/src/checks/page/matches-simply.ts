import type { CapturedNode } from '../../capture/page-capture.ts';

/**
 * Whether an element may be one that a selector means: by tag, id, classes and attributes of its last compound. What it must
 * stand in is not looked at, and a pseudo-class is taken as fulfilled.
 */
export function matchesSimply(node: CapturedNode, selector: string): boolean {
  if (node.kind !== 'element') return false;
  return selector.split(',').some((one) => {
    const last =
      one
        .trim()
        .split(/[\s>+~]+(?![^[]*\])/)
        .at(-1) ?? '';
    return last !== '' && matchesCompound(node, last);
  });
}

function matchesCompound({ tag, attributes }: CapturedNode, compound: string): boolean {
  const parts = compound.match(/\[[^\]]*\]|[.#]?[\w-]+|::?[\w-]+(\([^)]*\))?|\*/gu) ?? [];
  if (parts.length === 0) return false;
  const classes = new Set(attributes.get('class')?.split(/\s+/));
  return parts.every((part) => {
    if (part.startsWith('.')) return classes.has(part.slice(1));
    if (part.startsWith('#')) return attributes.get('id') === part.slice(1);
    if (part.startsWith('[')) return matchesAttribute(attributes, part.slice(1, -1));
    return part === '*' || part.startsWith(':') || part.toLowerCase() === tag;
  });
}

function matchesAttribute(attributes: CapturedNode['attributes'], test: string): boolean {
  const [, name = '', operator, value = ''] =
    /^\s*([\w-]+)\s*([~|^$*]?=)?\s*["']?([^"']*)["']?/.exec(test) ?? [];
  const has = attributes.get(name.toLowerCase());
  if (has === undefined || operator === undefined) return has !== undefined;
  if (operator === '^=') return has.startsWith(value);
  if (operator === '$=') return has.endsWith(value);
  if (operator === '*=') return has.includes(value);
  if (operator === '~=') return has.split(/\s+/).includes(value);
  return has === value;
}
