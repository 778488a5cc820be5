import type { BoundingBox } from '@curbcut/model/scan';
import { asNumber, fieldAt } from './json-field.ts';

export function readBox(value: unknown): BoundingBox | null {
  const number = (name: string) => asNumber(fieldAt(value, name));
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  if (x === null || y === null || width === null || height === null) return null;
  return { x, y, width, height };
}
