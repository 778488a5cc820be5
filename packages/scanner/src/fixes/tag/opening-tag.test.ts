import { describe, expect, test } from 'vitest';
import {
  rawAttribute,
  readOpeningTag,
  withAttribute,
  withoutAttribute,
  writeOpeningTag,
} from './opening-tag.ts';

function rewrite(html: string): string | null {
  const tag = readOpeningTag(html);
  return tag && writeOpeningTag(tag);
}

describe('reading and writing an opening tag', () => {
  test.each([
    ['<img src="a.png">', '<img src="a.png">'],
    ['<IMG SRC=a.png Alt>', '<img src="a.png" alt>'],
    ['<a title=\'say "hi"\'>x</a>', '<a title="say &quot;hi&quot;">'],
    ['<a title="a &amp; b > c" href=/x/>text', '<a title="a &amp; b > c" href="/x/">'],
    ['<input\n\ttype = "text"  disabled\n>', '<input type="text" disabled>'],
    ['<br/>', '<br />'],
    ['<svg viewBox="0 0 1 1" />', '<svg viewbox="0 0 1 1" />'],
    ['<p id="a" id="b" ID=c>', '<p id="a">'],
    ['<p =x>', '<p =x>'],
    ['<p a=>', '<p a="">'],
    ['<my-tag.x:y data-é="ü">', '<my-tag.x:y data-é="ü">'],
    ['  <p>', '<p>'],
    ['<p __proto__="1" constructor="2">', '<p __proto__="1" constructor="2">'],
  ])('%j is %j', (html, expected) => {
    expect(rewrite(html)).toBe(expected);
  });

  test.each([
    '',
    'text',
    '<',
    '<>',
    '<!-- comment -->',
    '<!doctype html>',
    '</p>',
    '<1p>',
    '<p',
    '<p class',
    '<p class=',
    '<p class="a',
    '<p class=\'a">',
    '<p class="a" ',
    '<p\u0000x>',
    `<p class="${'a'.repeat(5000)}">`,
    '<'.repeat(1_000_000),
    `<p ${'a='.repeat(500_000)}`,
    `<p ${'a '.repeat(500_000)}>`,
    `<p${' '.repeat(1_000_000)}>`,
    '\u0000'.repeat(1_000_000),
  ])('reads no tag from cut or other markup (%#)', (html) => {
    expect(readOpeningTag(html)).toBeNull();
  });

  test('reads a tag in front of a million characters', () => {
    const html = `<p class="a">${'<b>'.repeat(400_000)}`;
    expect(readOpeningTag(html)?.source).toBe('<p class="a">');
  });

  test('sets, keeps in place and removes attributes', () => {
    const tag = readOpeningTag('<a href="/x" class=b>');
    if (!tag) throw new Error('no tag');
    expect(writeOpeningTag(withAttribute(tag, 'href', '/y'))).toBe('<a href="/y" class="b">');
    expect(writeOpeningTag(withAttribute(tag, 'id', 'i'))).toBe('<a href="/x" class="b" id="i">');
    expect(writeOpeningTag(withAttribute(tag, 'hidden', null))).toContain(' hidden>');
    expect(writeOpeningTag(withoutAttribute(tag, 'href'))).toBe('<a class="b">');
    expect(rawAttribute(tag, 'class')).toBe('b');
    expect(rawAttribute(tag, 'toString')).toBeNull();
    expect(writeOpeningTag(tag)).toBe('<a href="/x" class="b">');
  });

  test('what it writes reads the same again', () => {
    for (const html of ['<p a="1" b=\'"\' c=3 d>', '<q x="<>&quot;&#39;" />', '<p =x y==z>']) {
      const once = rewrite(html);
      expect(once && rewrite(once)).toBe(once);
    }
  });
});
