import { lookup } from 'node:dns/promises';

/** Turns a name into addresses; rejects when there are none. */
export interface Resolver {
  lookup(host: string): Promise<readonly ResolvedAddress[]>;
}

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** As the machine itself resolves: hosts file first, then DNS, A and AAAA together. */
export const systemResolver: Resolver = {
  lookup: async (host) => lookup(host, { all: true, order: 'verbatim' }),
};
