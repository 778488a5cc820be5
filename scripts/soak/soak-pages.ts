import { type HostilePage, hostilePages, type PageServer, startPageServer } from '@curbcut/testing';

const plainPages = 10;
const batch = 10;

export interface SoakPage {
  path: string;
  /** A failure's code or `completed`. */
  expected: string;
}

/** A server for every page that a soak opens. */
export function startSoakServer(): Promise<PageServer> {
  const signIn =
    '<!doctype html><html lang="en"><title>Sign in</title><form><label>Password <input type="password"></label></form></html>';
  return startPageServer({
    '/users/sign_in': signIn,
    '/plain': plainPage(),
    ...Object.fromEntries(hostilePages.map(({ name, answer }) => [`/hostile/${name}`, answer])),
  });
}

/** One round: pages that fight back, and plain ones in between, so that each batch of ten is a mixture. */
export function soakRound(wanted: (page: HostilePage) => boolean = () => true): SoakPage[] {
  const hostile = hostilePages.filter(wanted).map(({ name, expected }) => ({
    path: `/hostile/${name}`,
    expected: 'failed' in expected ? expected.failed : 'completed',
  }));
  const length = Math.ceil((hostile.length + plainPages) / batch) * batch;
  const plain = { path: '/plain', expected: 'completed' };
  const every = Math.floor(length / (length - hostile.length));
  return Array.from({ length }, (_, place) =>
    place % every === every - 1 || hostile.length === 0 ? plain : (hostile.shift() ?? plain),
  );
}

function plainPage(): string {
  const rows = Array.from(
    { length: 120 },
    (_, row) =>
      `<tr><td>Pier ${row}</td><td><a href="/pier/${row}">Times</a></td><td><input name="p${row}"></td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1><img src="/boat.png" width="40" height="40"><table>${rows.join('')}</table></main></body></html>`;
}
