import type { InlinePicture } from './mail.ts';

/** The HTML of a mail with its pictures as data URLs, for where it is shown without what came along. */
export function withPicturesInside(html: string, pictures: readonly InlinePicture[]): string {
  return pictures.reduce(
    (text, { contentId, mediaType, bytes }) =>
      text.replaceAll(
        `src="cid:${contentId}"`,
        `src="data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}"`,
      ),
    html,
  );
}
