import { pageOfPicture } from '@curbcut/model/picture';
import type { PageScreenshot } from '../../page-screenshot.ts';
import type { PathStop } from '../../walk-path.ts';

const ink = '#15181f';
const yellow = '#ffc720';
const radius = 11;

/** The picture of the page with the way of the focus on it, as a PNG. Throws when the browser can't draw it. */
export async function drawWalk(
  picture: PageScreenshot,
  path: readonly (readonly PathStop[])[],
): Promise<Blob> {
  const image = new Image();
  image.src = picture.src ?? '';
  await image.decode();
  const { width, height } = pageOfPicture(picture);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width), height: Math.round(height) });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser cannot draw the picture.');
  pen.drawImage(image, 0, 0, width, height);
  for (const part of path) {
    for (const [color, line] of [
      [yellow, 5],
      [ink, 2],
    ] as const) {
      pen.strokeStyle = color;
      pen.lineWidth = line;
      pen.beginPath();
      for (const { x, y } of part) pen.lineTo(x, y);
      pen.stroke();
      for (const { box } of part)
        pen.strokeRect(box.x - 2, box.y - 2, box.width + 4, box.height + 4);
    }
  }
  pen.font = '700 13px sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const { x, y, number } of path.flat()) {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = ink;
    pen.fill();
    pen.strokeStyle = yellow;
    pen.lineWidth = 2;
    pen.stroke();
    pen.fillStyle = yellow;
    pen.fillText(`${number}`, x, y);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('The browser cannot write the picture.')),
    );
  });
}
