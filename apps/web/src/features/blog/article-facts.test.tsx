import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';

/** An article's parts by their titles: what is read as text, with single spaces. */
function partsOf(slug: string): Map<string, string> {
  const Content = articles.find((article) => article.slug === slug)?.content;
  if (!Content) throw new Error(`There is no article ${slug}.`);
  const html = renderToStaticMarkup(<Content />);
  return new Map(
    [...html.matchAll(/<section><h2>(.*?)<\/h2>(.*?)<\/section>/gs)].map(
      ([, title = '', content = '']) => [textOf(title), textOf(content)],
    ),
  );
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.):])/g, '$1')
    .trim();
}

function part(slug: string, title: RegExp): string {
  const found = [...partsOf(slug)].filter(([each]) => title.test(each));
  expect(found, `${slug}: ${title}`).toHaveLength(1);
  return found[0]?.[1] ?? '';
}

describe('WCAG 2.2', () => {
  it('2.4.11: a banner fails where it hides what has the focus entirely', () => {
    const text = part('wcag-2-2-in-code', /^2\.4\.11/);
    expect(text).toMatch(/banner .*fails (?:where|when) it hides .*entirely/);
    expect(text).toContain('scroll-padding-bottom');
  });

  it('2.5.7: names both exceptions', () => {
    const text = part('wcag-2-2-in-code', /^2\.5\.7/);
    expect(text).toContain('essential');
    expect(text).toMatch(/the browser itself/);
  });

  it('2.5.8: names all five exceptions, and the circles of undersized targets only', () => {
    const text = part('wcag-2-2-in-code', /^2\.5\.8/);
    for (const exception of ['Spacing', 'Equivalent', 'Inline', 'User agent control', 'Essential'])
      expect(text).toContain(`${exception}:`);
    expect(text).toMatch(/circle .*24 .*cent(?:er|re)ed on .*smaller/);
  });

  it('3.2.6: asks nothing of a page without help', () => {
    expect(part('wcag-2-2-in-code', /^3\.2\.6/)).toContain('same order');
  });

  it('3.3.7: names all three exceptions', () => {
    const text = part('wcag-2-2-in-code', /^3\.3\.7/);
    for (const exception of ['essential', 'security', 'no longer valid'])
      expect(text).toContain(exception);
  });

  it('3.3.8: names all four ways to meet it', () => {
    const text = part('wcag-2-2-in-code', /^3\.3\.8/);
    for (const way of ['another way', 'help', 'recognize objects', 'you have uploaded'])
      expect(text).toContain(way);
  });

  it('does not say that a scanner finds values of autocomplete that are not there', () => {
    expect(part('wcag-2-2-in-code', /scanner can say/)).not.toMatch(/[Mm]issing autocomplete/);
  });
});

describe('EN 301 549 V3.2.1 takes over WCAG 2.1, which has no target size at A or AA', () => {
  it('is named for the two criteria of WCAG 2.1, and not for target sizes', () => {
    const text = part('four-ways-through-a-form', /^At 400 percent/);
    expect(text).not.toContain('asks for these');
    expect(text).toMatch(/asks for (?:both|1\.4\.10 and 4\.1\.3) in Europe/);
    expect(part('four-ways-through-a-form', /^By key/)).toMatch(/2\.5\.8 .*new in WCAG 2\.2/);
  });

  it('is not said to ask for target sizes', () => {
    const text = part('one-markup-two-readers', /interests part/);
    expect(text).not.toContain('asks for all of these');
    expect(text).toMatch(/target size .*WCAG 2\.2/);
  });

  it('comes with the criteria of WCAG 2.2 in none of its words', () => {
    expect(part('wcag-2-2-in-code', /EN 301 549/)).toMatch(/none of the six/);
  });
});

describe('how pages are used', () => {
  it('hidden text is silent, clipped text is read', () => {
    const text = part('one-markup-two-readers', /interests part/);
    expect(text).toMatch(/display: none.*hidden.*read by nobody/);
    expect(text).not.toMatch(/hidden from everybody/);
  });

  it('a label makes a target larger, a fieldset does not', () => {
    const text = part('four-ways-through-a-form', /^One form/);
    expect(text).not.toMatch(/fieldset .*larger/);
    expect(text).toMatch(/label.* larger target/);
  });

  it('a message in the upper right is outside of what a magnifier shows, and over the page at zoom', () => {
    const text = part('four-ways-through-a-form', /^At 400 percent/);
    expect(text).toMatch(/magnifier .*upper right .*outside/);
    expect(text).toMatch(/browser’s zoom .*cover/);
  });

  it('reflow has its exceptions', () => {
    expect(part('what-automated-tests-miss', /^Zoom/)).toMatch(/maps.*data tables/);
  });

  it('“click here” passes 2.4.4 where the sentence around it says the rest', () => {
    expect(part('one-markup-two-readers', /^Links/)).toMatch(/2\.4\.9 .*AAA/);
  });

  it('a placeholder is what HTML uses last for a name', () => {
    expect(part('four-ways-through-a-form', /^By ear/)).toMatch(/HTML .*placeholder last/);
  });
});

describe('tests and tools', () => {
  it('axe-core has about a hundred rules, not a few hundred', () => {
    const Content = articles.find(({ slug }) => slug === 'what-automated-tests-miss')?.content;
    expect(Content && renderToStaticMarkup(<Content />)).toContain('about a hundred precise');
  });

  it('ACT rules are not said to have an outcome “needs review”', () => {
    expect(part('what-automated-tests-miss', /^Three kinds/)).not.toContain('From that come');
  });

  it('a build that tests its own server must allow private addresses', () => {
    expect(part('what-automated-tests-miss', /into the build/)).toContain('--allow-private');
  });
});
