import type { CDPSession, Protocol } from 'puppeteer-core';
import { cutSource } from './cut-source.ts';
import type { CapturedListener } from './page-capture.ts';

const longestSelector = 120;
/** Scopes around a function that are looked into, from the innermost on. */
const mostScopes = 3;
/** The code of so many functions beside the selector counts as its own. */
const mostFunctions = 3;

type Listener = Protocol.DOMDebugger.EventListener;
type Property = Protocol.Runtime.PropertyDescriptor;

/** A function that looks for an element by a selector that it does not name: it was given to what made the function. */
const looksByVariable = /\.(?:closest|matches)\(\s*[A-Za-z_$][\w$]*\s*\)/;
/** That of jQuery, which hands every event on to functions that it keeps elsewhere. */
const dispatches = /\.event\.dispatch\b|\.event\.triggered\b/;

/**
 * The functions that stand behind a listener of a library which hears for others, each with the selector of those whom it
 * is about; null for a listener that is what it is. The debugger tells it: nothing of the page runs.
 */
export async function askDelegates(
  session: CDPSession,
  hearer: string,
  { type, handler, originalHandler }: Listener,
): Promise<CapturedListener[] | null> {
  const kept = originalHandler ?? handler;
  const source = kept?.description ?? '';
  if (kept?.objectId === undefined) return null;
  if (looksByVariable.test(source)) return fromScopes(session, kept.objectId, { type, source });
  if (dispatches.test(source)) return fromLibrary(session, hearer, type);
  return null;
}

async function fromScopes(
  session: CDPSession,
  objectId: string,
  { type, source }: { type: string; source: string },
): Promise<CapturedListener[] | null> {
  const { internalProperties = [] } = await propertiesOf(session, objectId);
  const scopes = internalProperties.find(({ name }) => name === '[[Scopes]]')?.value?.objectId;
  if (scopes === undefined) return null;
  const { result } = await propertiesOf(session, scopes);
  const closures = result.flatMap(({ value }) =>
    value?.objectId !== undefined && !/^(Global|Script|Module)/.test(value.description ?? '')
      ? [value.objectId]
      : [],
  );
  for (const closure of closures.slice(0, mostScopes)) {
    const { result: variables } = await propertiesOf(session, closure);
    const about = variables.flatMap(({ name, value }) =>
      value?.type === 'string' && isUsed(name, source) ? [String(value.value)] : [],
    );
    const selectors = about.filter((one) => one !== '' && one.length <= longestSelector);
    if (selectors.length === 0) continue;
    const code = variables.flatMap(codeOf).slice(0, mostFunctions).join('\n');
    return selectors.map((selector) => ({
      type,
      source: cutSource(`${source}\n${code}`),
      selector,
    }));
  }
  return null;
}

function codeOf({ value }: Property): string[] {
  return value?.type === 'function' ? [value.description ?? ''] : [];
}

function isUsed(name: string, source: string): boolean {
  return new RegExp(`\\.(?:closest|matches)\\(\\s*${name.replaceAll('$', '\\$')}\\s*\\)`).test(
    source,
  );
}

/** jQuery keeps them in a property of whoever hears, by the type of the event. */
async function fromLibrary(
  session: CDPSession,
  hearer: string,
  type: string,
): Promise<CapturedListener[] | null> {
  const { result } = await propertiesOf(session, hearer);
  const data = result.find(({ name }) => /^jQuery\d+$/.test(name))?.value?.objectId;
  const entries = await follow(session, data, ['events', type]);
  if (entries === undefined) return null;
  const { result: all } = await propertiesOf(session, entries);
  const found: CapturedListener[] = [];
  for (const { name, value } of all) {
    if (!/^\d+$/.test(name) || value?.objectId === undefined) continue;
    const { result: parts } = await propertiesOf(session, value.objectId);
    const of = (part: string) => parts.find((one) => one.name === part)?.value;
    const selector = of('selector');
    found.push({
      type,
      source: cutSource(of('handler')?.description ?? ''),
      ...(selector?.type === 'string' ? { selector: String(selector.value) } : {}),
    });
  }
  return found;
}

async function follow(
  session: CDPSession,
  from: string | undefined,
  names: readonly string[],
): Promise<string | undefined> {
  let at = from;
  for (const name of names) {
    if (at === undefined) return undefined;
    const { result } = await propertiesOf(session, at);
    at = result.find((one) => one.name === name)?.value?.objectId;
  }
  return at;
}

function propertiesOf(
  session: CDPSession,
  objectId: string,
): Promise<Protocol.Runtime.GetPropertiesResponse> {
  return session.send('Runtime.getProperties', { objectId, ownProperties: true });
}
