/** Where a request comes from, as a session remembers it. */
export interface Device {
  userAgent: string | undefined;
  /** Empty when it is not known. */
  ip: string;
}
