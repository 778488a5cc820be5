/** A category that nothing on the page belongs to had the score 1 and a mark. */
export function upcastCategory1(category: object): object {
  const { nothingToCheck = false, ...rest } = category as { nothingToCheck?: boolean };
  return nothingToCheck ? { ...rest, score: null } : rest;
}
