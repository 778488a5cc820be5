import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asLoadedWithoutAlfa, scannerTest } from '../rig/scanner-test.ts';
import type { Scanner } from './create-scanner.ts';
import { alfaEngine } from './engines/alfa/engine.ts';
import { engines } from './engines/index.ts';

/**
 * A page's elements answer for members of its forms, of the document and of the window: `form.parentNode` is the field of
 * that name. Each page has elements of all names that there are, and must give what it gives with other names.
 */
const kinds = {
  'fields of a form': fieldsOfForms,
  'fields of a form in a shadow tree': fieldsOfForms,
  'fields of a form in a frame': fieldsOfForms,
  'fields of a form with the members that code of the scan asks for': fieldsOfMembers,
  'parts of the document': partsOfDocument,
  'elements in the window, 1 of 2': elementsInWindow,
  'elements in the window, 2 of 2': elementsInWindow,
  'frames in the window': framesInWindow,
} as const;
type Kind = keyof typeof kinds;

/** Which of the names the page uses; the others are neutral. */
interface Use {
  from: number;
  to: number;
}
const none: Use = { from: 0, to: 0 };
const all: Use = { from: 0, to: Infinity };

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.js'), 'utf8');
const ownSource = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const source = `${axeSource}${ownSource}`;
const word = /[A-Za-z_$][\w$]*/g;
/** Every word of axe's source and of ours, whatever it stands for there. */
const words = [...new Set(source.match(word))];
/** What is asked of an object there: after a dot, or between braces before what is taken apart. */
const members = new Set([
  ...[...source.matchAll(/\.\s*([A-Za-z_$][\w$]*)/g)].flatMap(([, name = '']) => name),
  ...[...source.matchAll(/\{([^{}]*)\}\s*(?:=[^=>]|:|\))/g)].flatMap(
    ([, inside = '']) => inside.match(word) ?? [],
  ),
]);

/** Those of one page: all of them at once would make a page that takes the engines half a minute. */
function wordsOf(kind: Kind): string[] {
  if (kinds[kind] === fieldsOfMembers) return [...members];
  const [, part, parts] = /(\d) of (\d)$/.exec(kind) ?? [];
  return part ? words.filter((_, index) => index % Number(parts) === Number(part) - 1) : words;
}

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/named': ({ url = '' }, response) => {
      const asked = new URL(url, 'http://page.example').searchParams;
      const kind = asked.get('kind') as Kind;
      const use = { from: Number(asked.get('from')), to: Number(asked.get('to')) };
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        kind.endsWith('in a frame') && !asked.has('inner')
          ? `<!doctype html><html lang="en"><title>Harbor</title><main data-n="outer"><h1>Harbor</h1><iframe title="Inner" src="${url.replaceAll('&', '&amp;')}&amp;inner"></iframe></main></html>`
          : pageOf(kind, use),
      );
    },
  });
});

afterAll(async () => {
  await server.close();
});

function pageOf(kind: Kind, { from, to }: Use): string {
  const given = JSON.stringify({
    from,
    to: Math.min(to, 1e9),
    words: wordsOf(kind),
    shadow: /shadow/.test(kind),
  });
  return `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1>
<p style="color:#aaa;background:#fff" data-n="faint">Boats leave at noon.</p><img src="/none" width="9" height="9" data-n="picture">
<div id="place-of-all"></div></main>
<script>(${kinds[kind].toString()})(document.getElementById('place-of-all'), ${given})</script></body></html>`;
}

test.each(Object.keys(kinds) as Kind[])('%s', async (kind) => {
  const neutral = await scan(kind, none);
  expect(neutral.issues).toContainEqual(['failed', 'color-contrast', ['faint']]);
  const named = await scan(kind, all);
  if (JSON.stringify(named) === JSON.stringify(neutral)) return;
  expect(named, `because of name ${await misleading(kind, neutral)}`).toEqual(neutral);
});

/** The place of a name that makes a difference, in the order of the page's names. */
async function misleading(kind: Kind, neutral: unknown): Promise<number> {
  let range = { from: 0, to: words.length };
  while (range.to - range.from > 1) {
    const middle = Math.floor((range.from + range.to) / 2);
    const half = { from: range.from, to: middle };
    const differs = JSON.stringify(await scan(kind, half)) !== JSON.stringify(neutral);
    range = differs ? half : { from: middle, to: range.to };
  }
  return range.from;
}

/** What was found, without the names. */
async function scan(kind: Kind, { from, to }: Use) {
  const query = new URLSearchParams({ kind, from: String(from), to: String(to) });
  // Alfa has no code in the page, and what the others ask for is the same in each of its states.
  const way = {
    engines:
      kinds[kind] === fieldsOfMembers
        ? asLoadedWithoutAlfa.engines
        : engines.filter(({ id }) => id !== alfaEngine.id),
  };
  const { pageScan } = await scanner.scanPage(server.url(`/named?${query.toString()}`), way);
  if (pageScan.status === 'failed') return { issues: [JSON.stringify(pageScan.error)] };
  return {
    issues: pageScan.issues.map(({ rule, outcome, nodes }) => [
      outcome,
      rule,
      nodes.map(({ html }) => /data-n="(.*?)"/.exec(html)?.[1] ?? html),
    ]),
    rules: pageScan.rules.map(({ rule, outcome }) => `${rule} ${outcome}`),
    score: pageScan.overallScore,
    engines: pageScan.engines.map(({ engine, status, score }) => [engine, status, score]),
    notAssessed: pageScan.notAssessed.map(({ code }) => code),
    warnings: pageScan.warnings,
  };
}

interface Given extends Use {
  words: string[];
  shadow: boolean;
}

/** Forms whose fields have the names of all members that forms have. Runs in the page, as the following ones do. */
function fieldsOfForms(place: Element, { from, to, shadow }: Given): void {
  const names = new Set<string>();
  for (let type = HTMLFormElement.prototype; type; type = Object.getPrototypeOf(type) as never) {
    for (const name of Object.getOwnPropertyNames(type)) names.add(name);
  }
  const root = shadow ? place.attachShadow({ mode: 'open' }) : place;
  for (const [attribute, kind] of [
    ['name', 'input'],
    ['id', 'fieldset'],
    ['name', 'img'],
  ] as const) {
    const form = document.createElement('form');
    const fields = [...names].map((name, index) => {
      const field = document.createElement(kind);
      field.setAttribute(
        attribute,
        index >= from && index < to ? name : `neutral-${kind}-${index}`,
      );
      field.dataset['n'] = `${kind}-${index}`;
      // Few of them are seen, which would take long to judge, and one is an issue.
      if (field instanceof HTMLInputElement && index % 50 !== 7) field.type = 'hidden';
      if (field instanceof HTMLImageElement && index !== 7) field.alt = 'Boat';
      return field;
    });
    form.append(...fields);
    root.append(form);
  }
}

function fieldsOfMembers(place: Element, { from, to, words: names }: Given): void {
  const form = document.createElement('form');
  const fields = names.map((name, index) => {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = index >= from && index < to ? name : `neutral-${index}`;
    return field;
  });
  form.append(...fields, document.createElement('input'));
  place.append(form);
}

function partsOfDocument(place: Element, { from, to }: Given): void {
  const names = new Set<string>();
  for (let type: object = document; type; type = Object.getPrototypeOf(type) as never) {
    for (const name of Object.getOwnPropertyNames(type)) names.add(name);
  }
  // All of them are made before the first is there: the page itself would fall over it.
  const kinds = ['img', 'form', 'object', 'embed'] as const;
  const parts = kinds.flatMap((kind) =>
    [...names].map((name, index) => {
      const part = document.createElement(kind);
      const given = index >= from && index < to ? name : `neutral-${kind}-${index}`;
      part.setAttribute('name', given);
      if (kind === 'object' || kind === 'img') part.id = given;
      part.dataset['n'] = `${kind}-${index}`;
      if (index !== 7) part.setAttribute(kind === 'img' ? 'alt' : 'aria-label', 'Boat');
      return part;
    }),
  );
  place.append(...parts);
}

function elementsInWindow(place: Element, { from, to, words: names }: Given): void {
  // As an id, such a name says that something is yet to come, which is no matter of names.
  const meaningless = names.filter(
    (name) => !/skeleton|shimmer|spinner|loader|loading/i.test(name),
  );
  const all = new Set([...meaningless, ...Object.getOwnPropertyNames(window)]);
  const parts = [...all].map((name, index) => {
    const part = document.createElement(index % 50 === 0 ? 'object' : 'i');
    part.id = index >= from && index < to ? name : `neutral-${index}`;
    return part;
  });
  place.append(...parts);
}

function framesInWindow(place: Element, { from, to }: Given): void {
  const names = (
    'axe define module exports process global require Buffer self top parent window document globalThis ' +
    'curbcutRegistry curbcutRestless body head documentElement querySelector querySelectorAll getElementById ' +
    'createTreeWalker scrollingElement defaultView doT Prototype Node Element setTimeout getComputedStyle CSS'
  ).split(' ');
  const frames = names.map((name, index) => {
    const frame = document.createElement('iframe');
    frame.name = index >= from && index < to ? name : `neutral-${index}`;
    frame.title = `Fares of berth ${index}`;
    frame.srcdoc = `<!doctype html><html lang="en"><title>Frame ${index}</title><input data-n="frame-${index}"></html>`;
    return frame;
  });
  place.append(...frames);
}
