import type { CodeChange } from '@curbcut/model/scan';

/**
 * Makes a suggested change in the source of a page, as people do: the code is replaced where it stands; declarations that
 * stand nowhere go into a style sheet of their own, with a selector that wins over those of the page.
 */
export function applyChange(source: string, change: CodeChange, selector: string): string {
  const before = withoutComments(change.before);
  const after = withoutComments(change.after).replaceAll('[language code]', 'de');
  if (before.includes('{')) return withRules(source, after);
  if (!before.includes('<')) return withStyle(source, after, selector, before);
  if (source.includes(before)) return source.replace(before, () => after);
  const [was, is] = [before.split('\n'), after.split('\n')];
  if (was.length === is.length && was.every((line) => source.includes(line))) {
    return was.reduce((text, line, place) => text.replace(line, () => is[place] ?? ''), source);
  }
  throw new Error(`The page does not have: ${before}`);
}

/** Where a declaration stands once, it is that of the element; else it may be that of another one. */
function withStyle(source: string, after: string, selector: string, before: string): string {
  if (source.split(before).length === 2) return source.replace(before, () => after);
  return source.replace(
    '</head>',
    () => `<style>:is(#strong, ${selector}) { ${after} }</style></head>`,
  );
}

/** Rules with selectors of their own, which win over those of the page. */
function withRules(source: string, rules: string): string {
  const stronger = rules.replaceAll(/^([^{\n]+) \{/gm, ':is(#strong, $1) {');
  return source.replace('</head>', () => `<style>${stronger}</style></head>`);
}

function withoutComments(code: string): string {
  return code.replaceAll(/\s*\/\*.*?\*\//g, '').trim();
}
