import type { Reproduction, StatePicture } from '@curbcut/model/scan';
import { readBox } from './read-box.ts';
import { asCount, asList, asText, asTexts, fieldAt } from './json-field.ts';

/** Null when there are no steps: a state alone is nothing to follow. */
export function readReproduction(value: unknown): Reproduction | null {
  const steps = asTexts(fieldAt(value, 'steps')) ?? [];
  if (steps.length === 0) return null;
  return {
    state: asText(fieldAt(value, 'state')),
    steps,
    pictures: readPictures(value),
    snippet: asText(fieldAt(value, 'snippet')),
  };
}

export function readPictures(value: unknown): StatePicture[] {
  return (asList(fieldAt(value, 'pictures')) ?? []).flatMap(readPicture);
}

function readPicture(value: unknown): StatePicture[] {
  const [width, height] = [asCount(fieldAt(value, 'width')), asCount(fieldAt(value, 'height'))];
  const name = asText(fieldAt(value, 'name'));
  const url = asText(fieldAt(value, 'url'));
  if (name === null || width === null || height === null) return [];
  const caption = asText(fieldAt(value, 'caption')) ?? '';
  const mark = readBox(fieldAt(value, 'mark'));
  return [
    { name, caption, width, height, ...(mark ? { mark } : {}), ...(url === null ? {} : { url }) },
  ];
}
