import { lookup } from 'node:dns/promises';

/** Turns a name into IPs; rejects when there are none. */
export interface Resolver {
  lookup(host: string): Promise<readonly ResolvedIp[]>;
}

export interface ResolvedIp {
  address: string;
  family: number;
}

/** As the machine itself resolves: hosts file first, then DNS, A and AAAA together. */
export const systemResolver: Resolver = {
  lookup: async (host) => lookup(host, { all: true, order: 'verbatim' }),
};
