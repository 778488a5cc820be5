/** The access token of an `Authorization` header; undefined when it holds none that could be ours. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w-]{20,128})$/i.exec(authorization ?? '')?.[1];
}
