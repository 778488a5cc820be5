/** Ends of names that never lead to the public internet: RFC 6761 and 6762, ICANN's .internal, and what networks use inside. */
const internalSuffixes = [
  'alt',
  'arpa',
  'corp',
  'home',
  'i2p',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localdomain6',
  'mail',
  'onion',
  'private',
  'svc',
  'test',
  'workgroup',
];

/** Public-looking names of cloud metadata services. */
const metadataNames = ['metadata.goog', 'metadata.tencentyun.com', 'metadata.packet.net'];

/** `localhost` and everything below it: browsers take these for loopback without asking DNS. */
export function isLoopbackName(host: string): boolean {
  return isOrIsBelow(host, 'localhost');
}

/** A name without a dot (a container or a machine of the local network), or one that is only known inside a network. */
export function isInternalName(host: string): boolean {
  return (
    !host.includes('.') ||
    internalSuffixes.some((suffix) => isOrIsBelow(host, suffix)) ||
    metadataNames.some((name) => isOrIsBelow(host, name))
  );
}

export function isOrIsBelow(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}
