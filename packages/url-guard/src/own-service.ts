import type { Lift } from './allow-list.ts';
import { canonicalIp } from './canonical-host.ts';
import { isThisMachine } from './is-this-machine.ts';
import type { RefusalReason } from './refusal.ts';

/**
 * Something the product itself is made of. `internal`: its database, the stand-in of a payment provider; never visited,
 * whatever is allowed. `web`, `tls-web`: where its pages are, over plain http or https; visited only where an entry of
 * the allow list names host and port, and never the outbox.
 */
export interface OwnService {
  kind: 'internal' | 'web' | 'tls-web';
  /** A canonical host. A host of this machine stands for all of them. */
  host: string;
  port: number;
}

/** What speaks against a host or an IP because it is one of our own services; `lifted` is what entries say of it. */
export function checkOwnService(
  services: readonly OwnService[],
  host: string,
  port: number,
  lifted: Lift,
): RefusalReason | null {
  const own = services.filter((service) => isAt(service, host, port));
  if (own.some(({ kind }) => kind === 'internal')) return 'own-service';
  return own.length > 0 && lifted !== 'port' ? 'own-web' : null;
}

/** One request, as far as it can be seen: of what goes through a tunnel nobody sees the path but who asks for it. */
export interface SeenRequest {
  path?: string;
  isTunneled: boolean;
}

/**
 * What speaks against one request to a web service of ours. Plain http has no need of a tunnel; behind TLS, where the
 * path is not known, the outbox's key has to do.
 */
export function checkOwnPath(
  services: readonly OwnService[],
  hosts: readonly string[],
  port: number,
  { path, isTunneled }: SeenRequest,
): RefusalReason | null {
  const own = services.filter((service) => hosts.some((host) => isAt(service, host, port)));
  if (own.length === 0) return null;
  if (isTunneled && own.some(({ kind }) => kind === 'web')) return 'own-service';
  return path !== undefined && isOutboxPath(path) ? 'own-service' : null;
}

/** Internal services on this port that are known by a name, which only name servers can compare with an IP. */
export function internalNamesAt(services: readonly OwnService[], port: number): string[] {
  return services
    .filter((own) => own.kind === 'internal' && own.port === port && !canonicalIp(own.host))
    .map(({ host }) => host);
}

function isAt(service: OwnService, host: string, port: number): boolean {
  if (service.port !== port) return false;
  return service.host === host || (isThisMachine(service.host) && isThisMachine(host));
}

/** However it is written: a server may decode, merge slashes or ignore case where we think it does not. */
function isOutboxPath(path: string): boolean {
  const decoded = path.replaceAll(/%([\da-f]{2})/gi, (_, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 16)),
  );
  const { pathname } = new URL(decoded.replaceAll(/[/\\]+/g, '/'), 'http://host');
  return /^\/+outbox(?:[^a-z\d_-]|$)/i.test(pathname);
}
