import { canonicalHost, canonicalHostname } from '../canonical-host.ts';
import { portOf } from '../check-url.ts';

export interface ProxyTarget {
  host: string;
  port: number;
}

export interface ForwardTarget extends ProxyTarget {
  /** What the `Host` header has to say. */
  authority: string;
  path: string;
}

/** `http://host[:port]/path`, as a browser asks a proxy; undefined for every other form and scheme. */
export function parseAbsoluteForm(text: string | undefined): ForwardTarget | undefined {
  if (text === undefined || !/^http:\/\//i.test(text)) return undefined;
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  const host = canonicalHostname(url.hostname);
  if (host === undefined) return undefined;
  return { host, port: portOf(url), authority: url.host, path: `${url.pathname}${url.search}` };
}

/** `host:port` of a CONNECT request; undefined without a port, with user information, or for anything malformed. */
export function parseConnectTarget(text: string | undefined): ProxyTarget | undefined {
  const [, written = '', digits = ''] = /^(\[[^\]]+\]|[^:[\]]+):(\d{1,5})$/.exec(text ?? '') ?? [];
  const port = Number(digits);
  if (port < 1 || port > 65_535) return undefined;
  const host = canonicalHost(written);
  return host === undefined ? undefined : { host, port };
}
