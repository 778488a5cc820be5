import { withoutAttribute, writeOpeningTag } from './opening-tag.ts';
import { addAttribute, insertFirst, onlyOn, type TagFix } from './tag-fix.ts';

const description = '[Describe the image]';
const describe = 'Write in a few words what the image tells its viewers.';

const labelImage = addAttribute(
  'aria-label',
  description,
  `${describe} If it is only decoration, use aria-hidden="true" instead.`,
);

const titleSvg: TagFix = (tag, { element }) => ({
  after: `${writeOpeningTag({ ...tag, selfClosing: false })}\n  <title>${description}</title>`,
  note: `${describe} The title must be the first child of the svg. If the drawing is only decoration, use aria-hidden="true" instead.`,
  patches: [insertFirst(element, 'title', description)],
});

export const imageFixes: Readonly<Record<string, TagFix>> = {
  'image-alt': onlyOn(
    ['img'],
    addAttribute('alt', description, `${describe} If it is only decoration, use alt="" instead.`),
  ),
  'input-image-alt': onlyOn(
    ['input'],
    addAttribute(
      'alt',
      '[Say what the button does]',
      'Name the action, for example "Search", and not the look of the picture.',
    ),
  ),
  'area-alt': onlyOn(
    ['area'],
    addAttribute(
      'alt',
      '[Name the destination of the link]',
      'Say where this part of the image map leads.',
    ),
  ),
  'object-alt': onlyOn(
    ['object'],
    addAttribute(
      'aria-label',
      '[Describe the content]',
      'Say what the embedded object shows or plays. A link to the same content in another format helps too.',
    ),
  ),
  'role-img-alt': labelImage,
  'svg-img-alt': (tag, context) => (tag.name === 'svg' ? titleSvg : labelImage)(tag, context),
  'server-side-image-map': onlyOn(['img'], (tag) => ({
    changed: withoutAttribute(tag, 'ismap'),
    note: 'Replace what the map did with plain links, or with a map element whose areas have alternative text.',
  })),
};
