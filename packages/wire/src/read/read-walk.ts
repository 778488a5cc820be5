import { walkEnds, type KeyboardWalk } from '@curbcut/model/scan';
import { asFlag, asList, asText, asTexts, fieldAt } from './json-field.ts';
import { oneOf } from './one-of.ts';
import { readBox } from './read-box.ts';

export function readWalk(value: unknown): KeyboardWalk | null {
  const stops = asList(fieldAt(value, 'stops'));
  const end = oneOf(walkEnds, fieldAt(value, 'end'));
  if (stops === null || end === null) return null;
  return {
    stops: stops.map((stop) => ({
      target: asTexts(fieldAt(stop, 'target')) ?? [],
      name: asText(fieldAt(stop, 'name')) ?? '',
      role: asText(fieldAt(stop, 'role')) ?? '',
      box: readBox(fieldAt(stop, 'box')),
      visible: asFlag(fieldAt(stop, 'visible')) ?? true,
    })),
    end,
  };
}
