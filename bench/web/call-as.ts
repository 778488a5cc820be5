/** The answer to a call of somebody signed in. Throws unless it succeeds. */
export async function callAs<T>(
  apiUrl: string,
  token: string,
  method: 'GET' | 'POST',
  where: string,
): Promise<T> {
  const response = await fetch(apiUrl + where, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${method} ${where}: ${await response.text()}`);
  return (await response.json()) as T;
}
