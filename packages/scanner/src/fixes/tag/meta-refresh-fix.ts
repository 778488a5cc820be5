import { rawAttribute } from './opening-tag.ts';
import type { TagFix } from './tag-fix.ts';

/** Replaces the refresh by a link that people follow when they are ready. */
export const metaRefreshFix: TagFix = (tag, { element }) => {
  const content = rawAttribute(tag, 'content');
  if (content === null) return null;
  const url = refreshUrl(content);
  if (url === '') {
    return {
      after: '<a href="">Reload this page</a>',
      note: 'Remove the meta element and put the link into the content, where people can choose when to reload.',
      patches: [{ kind: 'remove', element }],
    };
  }
  if (!isWebUrl(url)) return null;
  return {
    after: `<a href="${url.replaceAll('"', '&quot;')}">[Name the destination of the link]</a>`,
    note: 'Redirect on the server if the page has moved. Otherwise remove the meta element and put a link into the content.',
    patches: [{ kind: 'remove', element }],
  };
};

/** The URL in "5; url='next.html'"; empty when there is none. */
function refreshUrl(content: string): string {
  const separator = content.search(/[;,]/);
  if (separator === -1) return '';
  const rest = content.slice(separator + 1).trim();
  const equals = rest.indexOf('=');
  const hasKey = equals !== -1 && rest.slice(0, equals).trim().toLowerCase() === 'url';
  const value = hasKey ? rest.slice(equals + 1).trim() : rest;
  const quote = value[0];
  if (quote !== '"' && quote !== "'") return value;
  const close = value.indexOf(quote, 1);
  return close === -1 ? value.slice(1) : value.slice(1, close);
}

/** Relative, http or https; a character reference could hide another scheme. */
function isWebUrl(url: string): boolean {
  const beforePath = url.split(/[/?#]/, 1)[0] ?? '';
  return /^https?:$/i.test(beforePath) || !/[:&]/.test(beforePath);
}
