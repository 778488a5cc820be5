/** The address of a database of the server on this machine. */
export function connectionUrl(
  role: string,
  password: string,
  port: number,
  database: string,
): string {
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
}
