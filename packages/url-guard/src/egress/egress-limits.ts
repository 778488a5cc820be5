/** What one page scan may use of the network. */
export interface EgressLimits {
  /** Each way, headers and TLS included. */
  maxBytes: number;
  /** Plain http requests, connections and WebSockets; what goes through a connection is not seen. */
  maxRequests: number;
  /** Open at once; further ones are refused. */
  maxTunnels: number;
  /** Lookups at once; further ones wait. The system resolver holds a thread for each. */
  maxLookups: number;
  /** Sockets at once to one origin over plain http. */
  maxSocketsPerOrigin: number;
  maxHeaderBytes: number;
  dnsTimeoutMs: number;
  connectTimeoutMs: number;
  idleTimeoutMs: number;
}

export const defaultEgressLimits: EgressLimits = {
  maxBytes: 50_000_000,
  maxRequests: 1_000,
  maxTunnels: 200,
  maxLookups: 8,
  maxSocketsPerOrigin: 16,
  maxHeaderBytes: 65_536,
  dnsTimeoutMs: 5000,
  connectTimeoutMs: 10_000,
  idleTimeoutMs: 60_000,
};
