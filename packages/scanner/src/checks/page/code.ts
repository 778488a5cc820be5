import type { CapturedListener, CapturedNode, PageCapture } from '../../capture/page-capture.ts';

/** Calls of calls are followed so far. */
const deepest = 4;
/** Scripts that are longer than this, in characters, come from tools, and names in them tell nothing. */
const longestScript = 200_000;
/** Of a function, in characters. */
const longestBody = 20_000;

/** What code of the page does, as far as it stands in the page itself. */
export interface Code {
  /** The code of a listener, and that of the functions that it calls by name. */
  of(listener: CapturedListener): string;
  /** Whether that calls nothing but functions that are known here. */
  isWhole(listener: CapturedListener): boolean;
  /** All scripts that stand in the page itself. */
  scripts: readonly string[];
  /** The page has scripts of other files. */
  hasOthers: boolean;
}

const known = new WeakMap<PageCapture, Code>();

/** Read once for all checks. */
export function codeOf(capture: PageCapture): Code {
  const found = known.get(capture) ?? readCode(capture);
  known.set(capture, found);
  return found;
}

function readCode({ documents }: PageCapture): Code {
  const elements = documents.flatMap(({ nodes }) => nodes.filter(isScript));
  const scripts = elements
    .map(({ children }) => children.map(({ text }) => text).join(''))
    .filter((text) => text !== '' && text.length <= longestScript);
  const functions = new Map<string, string[]>();
  for (const script of scripts)
    for (const [name, body] of functionsIn(script))
      functions.set(name, [...(functions.get(name) ?? []), body]);
  const followed = new Map<string, { code: string; isWhole: boolean }>();
  const follow = (source: string) => {
    const before = followed.get(source);
    if (before) return before;
    const result = followCalls(source, functions);
    followed.set(source, result);
    return result;
  };
  return {
    of: ({ source }) => follow(source).code,
    isWhole: ({ source }) => follow(source).isWhole,
    scripts,
    hasOthers: elements.some(({ attributes }) => attributes.has('src')),
  };
}

function isScript({ tag, attributes }: CapturedNode): boolean {
  if (tag !== 'script') return false;
  const type = attributes.get('type')?.trim().toLowerCase() ?? '';
  return type === '' || type === 'module' || /^(text|application)\/(java|ecma)script$/.test(type);
}

function followCalls(
  source: string,
  functions: ReadonlyMap<string, readonly string[]>,
): { code: string; isWhole: boolean } {
  const parts = [source];
  const seen = new Set<string>();
  let isWhole = !isUnreadable(source);
  let level = [source];
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) {
    const names = [...new Set(level.flatMap(namesIn))].filter((name) => !seen.has(name));
    level = [];
    for (const name of names) {
      seen.add(name);
      const bodies = functions.get(name);
      if (bodies) level.push(...bodies);
      else if (level.length < 1_000 && !builtIn.has(name) && isCalled(name, parts)) isWhole = false;
    }
    parts.push(...level);
  }
  return { code: parts.join('\n'), isWhole };
}

/** Code of the browser, or one that a tool has made short. */
function isUnreadable(source: string): boolean {
  return source === '' || source.includes('[native code]') || source.length >= 4_000;
}

/** Names that stand alone: what is called, or handed on to be called. */
function namesIn(code: string): string[] {
  return [...code.matchAll(/(?<![.\w$'"`-])[A-Za-z_$][\w$]*/g)].map(([name]) => name);
}

/** Whether a name is called that is neither a word of the language nor a parameter or variable of the code. */
function isCalled(name: string, parts: readonly string[]): boolean {
  const escaped = name.replaceAll('$', '\\$');
  const call = new RegExp(`(?<![.\\w$])${escaped}\\s*\\(`);
  const own = new RegExp(`(?:function\\s+|var\\s+|let\\s+|const\\s+)${escaped}\\b`);
  return parts.some((part) => call.test(part)) && !parts.some((part) => own.test(part));
}

const builtIn = new Set(
  'if for while switch catch function return typeof await async of in do else new throw try class super String Number Boolean Array Object Math Date JSON RegExp Set Map Promise Error parseInt parseFloat isNaN encodeURIComponent decodeURIComponent setTimeout clearTimeout setInterval clearInterval requestAnimationFrame cancelAnimationFrame getComputedStyle matchMedia addEventListener removeEventListener queueMicrotask structuredClone alert confirm Event CustomEvent KeyboardEvent FormData URLSearchParams URL Intl'.split(
    ' ',
  ),
);

/** Functions that have a name, each with its body. */
export function functionsIn(script: string): [name: string, body: string][] {
  const heads =
    /(?:function\s+([\w$]+)\s*\(|(?<![.\w$])([\w$]+)\s*[:=]\s*(?:async\s*)?(?:function\b[^(]*\(|(?:\([^()]*\)|[\w$]+)\s*=>))/g;
  return [...script.matchAll(heads)].flatMap((head) => {
    const name = head[1] ?? head[2] ?? '';
    const from = head.index + head[0].length;
    return [[name, head[0].endsWith('=>') ? arrowBody(script, from) : bodyAfter(script, from)]] as [
      string,
      string,
    ][];
  });
}

function arrowBody(script: string, from: number): string {
  const rest = script.slice(from, from + 20).trimStart();
  if (rest.startsWith('{')) return bodyAfter(script, from);
  const end = /[;\n]/.exec(script.slice(from + 1, from + 500))?.index ?? 499;
  return script.slice(from, from + 1 + end);
}

/** From the next brace to the one that closes it; what stands in texts and comments is not counted. */
function bodyAfter(script: string, from: number): string {
  const begin = script.indexOf('{', from);
  if (begin === -1) return '';
  let depth = 0;
  const tokens =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[{}]/g;
  tokens.lastIndex = begin;
  for (let token = tokens.exec(script); token; token = tokens.exec(script)) {
    if (token.index - begin > longestBody) break;
    if (token[0] === '{') depth += 1;
    else if (token[0] === '}') depth -= 1;
    if (depth === 0) return script.slice(begin, token.index + 1);
  }
  return script.slice(begin, begin + longestBody);
}
