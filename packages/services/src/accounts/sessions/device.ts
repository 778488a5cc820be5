/** Where a request comes from, as a session remembers it. */
export interface Device {
  userAgent: string | undefined;
  /** An IP address. */
  address: string;
}
