import type { Flaw, Variant } from './variant.ts';

/** The document of one twin. Throws for a variant that gives no page. */
export function renderVariant(variant: Variant, flawed: boolean): string {
  const flaw: Flaw = (clean, broken) => (flawed ? broken : clean);
  const { id, language = 'en', title, head = '', body, page } = variant;
  if (page) return page(flaw);
  if (!body) throw new Error(`The variant ${id} has neither a body nor a page.`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: #fff; color: #1f2328; font: 1rem/1.5 "Liberation Sans", sans-serif }
a { color: #0a4a9e }
:focus-visible { outline: 3px solid #0a4a9e; outline-offset: 2px }
button, input, select, textarea { font: inherit; border: 1px solid #5b6470; padding: 0.4rem }
</style>
${typeof head === 'function' ? head(flaw) : head}
</head>
<body>
<main>
<h1>${title}</h1>
${body(flaw)}
</main>
</body>
</html>
`;
}
