import type { PageFiles } from '../../realistic-page.ts';
import { goods } from './goods.ts';

/** A simple sign for each good: its color and outline. */
function draw(index: number): string {
  const hue = (index * 53) % 360;
  const shapes = [
    '<circle cx="60" cy="84" r="34"/><circle cx="112" cy="92" r="30"/><circle cx="150" cy="82" r="32"/>',
    '<path d="M70 30 h60 l12 100 h-84 z"/>',
    '<ellipse cx="100" cy="86" rx="72" ry="40"/>',
    '<rect x="70" y="26" width="60" height="108" rx="12"/>',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="150" viewBox="0 0 200 150"><rect width="200" height="150" fill="hsl(${hue} 30% 94%)"/><g fill="hsl(${hue} 45% 42%)">${shapes[index % 4] ?? ''}</g></svg>`;
}

export const pictures: PageFiles = Object.fromEntries(
  goods.map(({ id }, index) => [`pictures/${id}.svg`, draw(index)]),
);
