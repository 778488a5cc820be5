import { metaRefreshFix } from './meta-refresh-fix.ts';
import { rawAttribute, withAttribute, withoutAttribute } from './opening-tag.ts';
import { insertFirst, onlyOn, type TagFix } from './tag-fix.ts';

const allowZoom: TagFix = (tag) => {
  const content = rawAttribute(tag, 'content');
  if (content === null) return null;
  const items = content.split(/[;,]/).map((item) => item.trim());
  const kept = items.filter((item) => {
    const key = item.split('=', 1)[0]?.trim().toLowerCase();
    return item !== '' && key !== 'user-scalable' && key !== 'maximum-scale';
  });
  if (kept.length === items.filter((item) => item !== '').length) return null;
  const rest = kept.length > 0 ? kept.join(', ') : 'width=device-width, initial-scale=1';
  return {
    changed: withAttribute(tag, 'content', rest),
    note: 'Without user-scalable and maximum-scale people can zoom as far as their browser lets them.',
  };
};

/** Fixes for the page as a whole. */
export const documentFixes: Readonly<Record<string, TagFix>> = {
  'document-title': onlyOn(['html'], (_, { element }) => ({
    before: '<title></title>',
    after: '<title>[Name of this page] - [Name of the site]</title>',
    note: 'The title belongs into the head. Name this page first, so that people can tell their tabs apart.',
    patches: [insertFirst(element, 'title', '[Name of this page]')],
  })),
  'meta-viewport': onlyOn(['meta'], allowZoom),
  'meta-viewport-large': onlyOn(['meta'], allowZoom),
  'meta-refresh': onlyOn(['meta'], metaRefreshFix),
  'meta-refresh-no-exceptions': onlyOn(['meta'], metaRefreshFix),
  'aria-hidden-body': onlyOn(['body'], (tag) => ({
    changed: withoutAttribute(tag, 'aria-hidden'),
    note: 'If a script sets the attribute while a dialog is open, use the dialog element with showModal(), which does the same safely.',
  })),
};
