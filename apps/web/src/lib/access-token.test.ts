import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    get length() {
      return kept.size;
    },
  };
}

/** A new copy: what it holds in memory must not pass from test to test. */
async function load() {
  vi.resetModules();
  return import('./access-token.ts');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('readAccessToken', () => {
  it.each(['null', 'undefined', '', '  '])('counts the stored text "%s" as none', async (text) => {
    localStorage.setItem('authToken', text);
    sessionStorage.setItem('authToken', text);
    expect((await load()).readAccessToken()).toBeNull();
  });

  it('looks behind such a text', async () => {
    localStorage.setItem('authToken', 'undefined');
    sessionStorage.setItem('authToken', 'abc');
    expect((await load()).readAccessToken()).toBe('abc');
  });
});

it('does not hand the page of one person to another who signs in in another tab', async () => {
  const { storeAccessToken, readAccessToken, replaceAccessToken } = await load();
  storeAccessToken('maya', { remember: false });
  localStorage.setItem('authToken', 'fred');
  dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken' }));
  expect(readAccessToken()).toBe('maya');
  replaceAccessToken('maya-2');
  expect(sessionStorage.getItem('authToken')).toBe('maya-2');
});

describe('storeAccessToken', () => {
  it('remembers in local storage', async () => {
    const { storeAccessToken } = await load();
    sessionStorage.setItem('authToken', 'old');
    storeAccessToken('new', { remember: true });
    expect(localStorage.getItem('authToken')).toBe('new');
    expect(sessionStorage.getItem('authToken')).toBeNull();
  });

  it('keeps it in session storage otherwise', async () => {
    const { storeAccessToken, readAccessToken } = await load();
    localStorage.setItem('authToken', 'old');
    storeAccessToken('new', { remember: false });
    expect(sessionStorage.getItem('authToken')).toBe('new');
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(readAccessToken()).toBe('new');
  });

  it('puts a changed token where the old one was', async () => {
    const { storeAccessToken, replaceAccessToken } = await load();
    storeAccessToken('a', { remember: false });
    replaceAccessToken('b');
    expect(sessionStorage.getItem('authToken')).toBe('b');
    storeAccessToken('c', { remember: true });
    replaceAccessToken('d');
    expect(localStorage.getItem('authToken')).toBe('d');
  });

  it('holds the token while the page lives when the browser keeps storage closed', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    const { storeAccessToken, readAccessToken, clearAccessToken } = await load();
    storeAccessToken('abc', { remember: true });
    expect(readAccessToken()).toBe('abc');
    clearAccessToken();
    expect(readAccessToken()).toBeNull();
  });
});

it.each(['localStorage', 'sessionStorage'] as const)(
  'lets only this page hold a token that is taken out of %s',
  async (area) => {
    globalThis[area].setItem('authToken', 'abc');
    const { unstoreAccessToken, readAccessToken } = await load();
    unstoreAccessToken();
    expect(readAccessToken()).toBe('abc');
    expect((await load()).readAccessToken()).toBeNull();
  },
);

describe('onTokenChange', () => {
  it('tells of changes in this tab until it is ended', async () => {
    const { onTokenChange, storeAccessToken, clearAccessToken } = await load();
    const seen = vi.fn<() => void>();
    const end = onTokenChange(seen);
    storeAccessToken('abc', { remember: true });
    clearAccessToken();
    expect(seen).toHaveBeenCalledTimes(2);
    end();
    storeAccessToken('abc', { remember: true });
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('tells of a sign-out in another tab', async () => {
    const { onTokenChange, readAccessToken, storeAccessToken } = await load();
    storeAccessToken('abc', { remember: true });
    const seen: (string | null)[] = [];
    onTokenChange(() => seen.push(readAccessToken()));
    localStorage.removeItem('authToken');
    dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken' }));
    dispatchEvent(Object.assign(new Event('storage'), { key: 'curbcut-theme' }));
    expect(seen).toEqual([null]);
  });
});
