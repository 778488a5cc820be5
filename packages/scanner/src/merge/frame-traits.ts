import type { ElementTraits } from '@curbcut/model/scan';

const mark = 'iframe';

/** Traits of an element that a frame holds, from its traits in the frame's document. */
export function ofFrame(traits: ElementTraits): ElementTraits {
  return { ...traits, around: traits.around === '' ? mark : `${mark}>${traits.around}` };
}

export function isOfFrame({ around }: ElementTraits): boolean {
  return around === mark || around.startsWith(`${mark}>`);
}

/** As its own document has them. */
export function withinFrame(traits: ElementTraits): ElementTraits {
  return isOfFrame(traits) ? { ...traits, around: traits.around.slice(mark.length + 1) } : traits;
}
