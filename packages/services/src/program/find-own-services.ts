import type { OwnService } from '@curbcut/url-guard';

const postgresPort = 5_432;

/** What the product is made of, by its settings; the guard keeps scans away from it. */
export function findOwnServices({
  port,
  publicUrl,
  databaseUrl,
  paymentsUrl,
}: {
  /** Where the web server listens, at whatever address of this machine. */
  port: number;
  publicUrl: string;
  databaseUrl: string;
  /** Where a stand-in of the payment provider answers. */
  paymentsUrl?: string | undefined;
}): OwnService[] {
  return [
    { kind: 'web', host: 'localhost', port },
    ...webServicesAt(publicUrl),
    ...databasesAt(databaseUrl),
    ...(paymentsUrl === undefined ? [] : [internalAt(new URL(paymentsUrl))]),
  ];
}

/** Who answers at one of the web's two usual ports often answers at the other too, if only to lead on. */
function webServicesAt(publicUrl: string): OwnService[] {
  const { hostname, port, protocol } = new URL(publicUrl);
  const kind = protocol === 'https:' ? 'tls-web' : 'web';
  if (port !== '') return [{ kind, host: hostname, port: Number(port) }];
  return [
    { kind: 'web', host: hostname, port: 80 },
    { kind: 'tls-web', host: hostname, port: 443 },
  ];
}

/**
 * PostgreSQL's addresses know several hosts, hosts as a parameter, and sockets, whose server may listen on this machine's
 * ports as well.
 */
function databasesAt(databaseUrl: string): OwnService[] {
  const [, authority = '', query = ''] =
    /^postgres(?:ql)?:\/\/(?:[^/?#]*@)?([^/?#]*)[^?#]*(?:\?([^#]*))?/i.exec(databaseUrl) ?? [];
  const parameters = new URLSearchParams(query);
  const hosts = parameters.get('host') ?? authority;
  const otherPort = parameters.get('port');
  return hosts.split(',').map((text) => {
    const [, written = '', digits] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(text) ?? [];
    const host = decodeURIComponent(written);
    const isSocket = host === '' || host.startsWith('/');
    return {
      kind: 'internal',
      host: isSocket ? 'localhost' : host,
      port: Number(digits ?? otherPort ?? postgresPort),
    };
  });
}

function internalAt({ hostname, port, protocol }: URL): OwnService {
  return {
    kind: 'internal',
    host: hostname,
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
  };
}
