import {
  withAttribute,
  withoutAttribute,
  writeOpeningTag,
  type OpeningTag,
} from './opening-tag.ts';
import { insertFirst, onlyOn, type TagFix } from './tag-fix.ts';

const keptAttributes = new Set(['class', 'id', 'lang', 'dir', 'title']);

/** Swaps an element that moves for one that stands still. */
function replaceElement(name: string, note: string): TagFix {
  return (tag, { element }) => {
    const attributes = tag.attributes.filter((attribute) => keptAttributes.has(attribute.name));
    const still: OpeningTag = { ...tag, name, attributes, selfClosing: false };
    return {
      before: `${tag.source}...</${tag.name}>`,
      after: `${writeOpeningTag(still)}...</${name}>`,
      note,
      patches: [{ kind: 'rename', element, name }],
    };
  };
}

export const mediaFixes: Readonly<Record<string, TagFix>> = {
  blink: onlyOn(
    ['blink'],
    replaceElement('strong', 'Use strong if the text is important, else span.'),
  ),
  marquee: onlyOn(
    ['marquee'],
    replaceElement('div', 'The text stands still, so everybody can read it.'),
  ),
  'no-autoplay-audio': onlyOn(['audio', 'video'], (tag) => ({
    changed: withAttribute(withoutAttribute(tag, 'autoplay'), 'controls', null),
    note: 'People start the sound themselves and can stop it.',
  })),
  'video-caption': onlyOn(['video'], (tag, { element }) => ({
    after: `${writeOpeningTag({ ...tag, selfClosing: false })}\n  <track kind="captions" src="[captions.vtt]" srclang="[language code]" label="[Language]">`,
    note: 'Captions hold everything that is said and every sound that matters. A video without any sound needs none, but a description of what it shows.',
    patches: [insertFirst(element, 'track', '', { kind: 'captions' })],
  })),
};
