import type { Issue } from './issue.ts';
import type { StatePicture } from './reproduction.ts';

/** Issues whose pictures are where `urlOf` says, by their names; without `urlOf` they are nowhere, and left out. */
export function placePictures(
  issues: readonly Issue[],
  urlOf: ((name: string) => string) | undefined,
): Issue[] {
  const place = (pictures: readonly StatePicture[]) =>
    urlOf ? pictures.map((picture) => ({ ...picture, url: urlOf(picture.name) })) : [];
  return issues.map((issue) => {
    const { reproduction, fix } = issue;
    return {
      ...issue,
      fix: fix?.pictures ? { ...fix, pictures: urlOf && place(fix.pictures) } : fix,
      ...(reproduction
        ? { reproduction: { ...reproduction, pictures: place(reproduction.pictures) } }
        : {}),
    };
  });
}
