import { describe, expect, test } from 'vitest';
import { contrastRatio, formatRatio, parseHexColor, toHexColor } from './contrast-ratio.ts';
import { nearestPassingColor } from './nearest-passing-color.ts';
import { suggestContrastFix } from './contrast-fix.ts';
import type { PaintedColors } from './read-colors.ts';

/** Written apart from the product's own formula: shares in floating point, threshold as printed in WCAG 2.0. */
function ratioOf(first: string, second: string): number {
  const [a, b] = [first, second].map((hex) => {
    const number = Number.parseInt(hex.slice(1), 16);
    const shares = [number >> 16, (number >> 8) & 255, number & 255].map((value) => value / 255);
    const [r = 0, g = 0, bl = 0] = shares.map((share) =>
      share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4),
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl + 0.05;
  }) as [number, number];
  return Math.max(a, b) / Math.min(a, b);
}

/** The suggestions for a text whose colors the browser computes as axe has measured them, in a box of its own color. */
async function suggestAll(
  measured: Record<string, unknown>,
  painted: (colors: PaintedColors) => PaintedColors | null = (colors) => colors,
) {
  const rgb = (color: unknown) => {
    const known = typeof color === 'string' ? parseHexColor(color) : null;
    return known ? `rgb(${known.join(', ')})` : 'none';
  };
  const { suggestions } = await suggestContrastFix(
    {
      frame: 0,
      element: 3,
      engineRule: 'color-contrast',
      engineRules: ['color-contrast'],
      html: '<p>',
      data: [{ id: 'color-contrast', data: measured }],
    },
    (async () =>
      painted({
        text: rgb(measured['fgColor']),
        background: rgb(measured['bgColor']),
        painter: { element: 5, isText: false },
      })) as never,
  );
  return suggestions;
}

async function suggest(
  fgColor: unknown,
  bgColor: unknown,
  expectedContrastRatio: unknown = '4.5:1',
) {
  const all = await suggestAll({ fgColor, bgColor, expectedContrastRatio });
  return all.find(({ before }) => before.startsWith('color:')) ?? null;
}

const colorIn = (css: string | undefined) => /#[0-9a-f]{6}/.exec(css ?? '')?.[0] ?? '';
const grey = (value: number) => toHexColor([value, value, value]);

function hueOf(hex: string): number {
  const [r, g, b] = parseHexColor(hex) ?? [0, 0, 0];
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

describe('the contrast suggestion', () => {
  test('names both ratios, cut and not rounded', async () => {
    expect(await suggest('#777777', '#ffffff')).toMatchObject({
      before: 'color: #777777; /* 4.47:1 on #ffffff */',
      after: 'color: #767676; /* 4.54:1 on #ffffff */',
    });
    expect(formatRatio(4.499999)).toBe('4.49:1');
    expect(formatRatio(21)).toBe('21.00:1');
  });

  test.each([
    ['#ff0000', '#ffffff', 4.5],
    ['#33aaff', '#ffffff', 4.5],
    ['#33aaff', '#ffffff', 3],
    ['#33aaff', '#ffffff', 7],
    ['#00ff00', '#eeeeee', 4.5],
    ['#003366', '#000000', 4.5],
    ['#663300', '#1a1a1a', 7],
    ['#ffff00', '#808000', 4.5],
    ['#123456', '#234567', 4.5],
    ['#cc00cc', '#ffccff', 4.5],
    ['#fefefe', '#ffffff', 4.5],
    ['#00aabb', '#0f0f10', 7],
  ])('%s on %s reaches %d and keeps its hue', async (text, background, required) => {
    expect(ratioOf(text, background)).not.toBe(required);
    const better = colorIn((await suggest(text, background, `${required}:1`))?.after);
    if (ratioOf(text, background) >= required) {
      expect(better).toBe('');
      return;
    }
    expect(ratioOf(better, background)).toBeGreaterThanOrEqual(required);
    const isWhiteOrBlack = /^#(.)\1{5}$/.test(better);
    const turn = Math.abs(hueOf(better) - hueOf(text)) % 360;
    if (!isWhiteOrBlack && text !== '#fefefe') expect(Math.min(turn, 360 - turn)).toBeLessThan(4);
  });

  test('is the nearest of all greys', async () => {
    for (const background of ['#ffffff', '#000000', '#777777', '#2b4c7e', '#f4f0e6']) {
      for (let value = 0; value < 256; value += 1) {
        if (ratioOf(grey(value), background) >= 4.5 || grey(value) === background) continue;
        const distances = Array.from({ length: 256 }, (_, other) => other)
          .filter((other) => ratioOf(grey(other), background) >= 4.5)
          .map((other) => Math.abs(other - value));
        const better = parseHexColor(colorIn((await suggest(grey(value), background))?.after));
        expect(Math.abs((better?.[0] ?? NaN) - value), `${value} on ${background}`).toBe(
          Math.min(...distances),
        );
      }
    }
  });

  test('always finds 4.5, which black or white reaches on every background', async () => {
    let seed = 42;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return `#${(seed % 0x1000000).toString(16).padStart(6, '0')}`;
    };
    let suggested = 0;
    for (let run = 0; run < 500; run += 1) {
      const [text, background] = [random(), random()];
      if (text === background || ratioOf(text, background) >= 4.5) continue;
      suggested += 1;
      const after = (await suggest(text, background))?.after;
      expect(
        ratioOf(colorIn(after), background),
        `${text} on ${background}`,
      ).toBeGreaterThanOrEqual(4.5);
      const shown = Number(/([\d.]+):1/.exec(after ?? '')?.[1]);
      expect(shown).toBeLessThanOrEqual(ratioOf(colorIn(after), background) + 1e-9);
    }
    expect(suggested).toBeGreaterThan(200);
  });

  test('agrees with the independent formula', () => {
    for (const [a, b] of [
      ['#777777', '#ffffff'],
      ['#0a0b0c', '#123456'],
      ['#fff', '#000'],
    ] as const) {
      const [x, y] = [parseHexColor(a), parseHexColor(b)];
      if (!x || !y) throw new Error('no color');
      expect(contrastRatio(x, y)).toBeCloseTo(ratioOf(toHexColor(x), toHexColor(y)), 3);
      expect(contrastRatio(x, y)).toBe(contrastRatio(y, x));
    }
  });

  test('is none where no shade passes', async () => {
    expect(nearestPassingColor([100, 100, 100], [119, 119, 119], 7)).toBeNull();
    expect(await suggest('#646464', '#777777', '7:1')).toBeNull();
  });

  test.each([
    ['#777777', '#777777', '4.5:1'],
    ['#000000', '#ffffff', '4.5:1'],
    ['rgba(0,0,0,.5)', '#ffffff', '4.5:1'],
    ['#7777777', '#ffffff', '4.5:1'],
    [null, '#ffffff', '4.5:1'],
    ['#777777', undefined, '4.5:1'],
    ['#777777', '#ffffff', 'NaN'],
    ['#777777', '#ffffff', '1000:1'],
    ['#777777', '#ffffff', { toString: 1 }],
    ['#777777', '#ffffff', Symbol('x')],
  ])('is none for %s on %s at %s', async (text, background, required) => {
    expect(await suggest(text, background, required)).toBeNull();
  });

  const grayOnWhite = { fgColor: '#777777', bgColor: '#ffffff', expectedContrastRatio: '4.5:1' };

  test('is none for text with a shadow', async () => {
    expect(await suggestAll({ ...grayOnWhite, shadowColor: '#000000' })).toEqual([]);
  });

  test('is none where the browser has mixed the colors, or computes another one', async () => {
    expect(await suggestAll(grayOnWhite, () => null)).toEqual([]);
    const other = await suggestAll(grayOnWhite, (colors) => ({ ...colors, text: 'rgb(0, 0, 0)' }));
    expect(other).toEqual([]);
  });

  test('is the background as well, and the smaller change comes first', async () => {
    const [first, second] = await suggestAll({
      ...grayOnWhite,
      fgColor: '#ffffff',
      bgColor: '#3399cc',
    });
    expect(first?.after).toMatch(
      /^background-color: #[0-9a-f]{6}; \/\* 4\.5\d:1 with #ffffff \*\/$/,
    );
    expect(first?.patches).toMatchObject([{ element: 5, property: 'background-color' }]);
    expect(Math.abs(hueOf(colorIn(first?.after)) - hueOf('#3399cc'))).toBeLessThan(4);
    expect(second?.after).toMatch(/^color: /);
    expect(second?.patches).toMatchObject([{ element: 3, property: 'color' }]);
  });

  test('is the text alone where the page itself is the background', async () => {
    const onPage = await suggestAll(grayOnWhite, (colors) => ({ ...colors, painter: null }));
    expect(onPage.map(({ before }) => before)).toEqual(['color: #777777; /* 4.47:1 on #ffffff */']);
  });
});
