/** What a page that needs an account leaves for the login page, in the state of the history entry. */
export interface LoginState {
  /** Where the person wanted to go: a path of this app. */
  from: string;
  /** The session ended while it was needed. */
  ended: boolean;
  /** The person wants to keep the scan there in the account. */
  keepsScan?: boolean;
}

const afterLogin = '/dashboard';

/** Where to go after signing in: where the person wanted, within this app only, else the dashboard. */
export function readReturnPath(state: unknown): string {
  const from = fieldOf(state, 'from');
  if (typeof from !== 'string' || !from.startsWith('/')) return afterLogin;
  // Browsers read `//host` and `/\host` as another site.
  const url = URL.parse(from, 'https://own.invalid');
  return url?.origin === 'https://own.invalid' ? url.pathname + url.search + url.hash : afterLogin;
}

/** What goes on to the page where the person wanted to go. */
export function toReturnState(state: unknown): Pick<LoginState, 'keepsScan'> {
  return { keepsScan: isToKeepScan(state) };
}

/** Whether the person has chosen to keep the scan. Only the app itself writes this state: no link can. */
export function isToKeepScan(state: unknown): boolean {
  return fieldOf(state, 'keepsScan') === true;
}

/** Whether the person is here because the session ended. */
export function hasSessionEnded(state: unknown): boolean {
  return fieldOf(state, 'ended') === true;
}

function fieldOf(state: unknown, name: keyof LoginState): unknown {
  if (typeof state !== 'object' || state === null) return undefined;
  return (state as Partial<Record<keyof LoginState, unknown>>)[name];
}
