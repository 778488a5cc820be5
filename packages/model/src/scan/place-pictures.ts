import type { Issue } from './issue.ts';

/** Issues whose pictures are where `urlOf` says, by their names; without `urlOf` they are nowhere, and left out. */
export function placePictures(
  issues: readonly Issue[],
  urlOf: ((name: string) => string) | undefined,
): Issue[] {
  return issues.map((issue) => {
    const { reproduction } = issue;
    if (!reproduction || reproduction.pictures.length === 0) return issue;
    const pictures = urlOf
      ? reproduction.pictures.map((picture) => ({ ...picture, url: urlOf(picture.name) }))
      : [];
    return { ...issue, reproduction: { ...reproduction, pictures } };
  });
}
