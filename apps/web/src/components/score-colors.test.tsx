import { categories } from '@curbcut/model/scan';
import { goldenScanReport } from '@curbcut/testing';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CategoryScores } from '../entities/result/components/category-scores.tsx';
import { ScorePanel } from '../entities/result/components/first/score-panel.tsx';
import { ScoreBox } from './ui/score-box.tsx';
import { ScoreLine } from './ui/score-line.tsx';
import { ScoreScale } from './ui/score-scale.tsx';

const golden = goldenScanReport().result!;
const source = path.resolve(import.meta.dirname, '..');
const colorsIn = (html: string) =>
  new Set([...html.matchAll(/--(green|yellow|red)\b/g)].map(([, color]) => color));

describe.each([
  [1, 'green'],
  [0.9, 'green'],
  [0.89, 'green'],
  [0.8, 'green'],
  [0.79, 'yellow'],
  [0.7, 'yellow'],
  [0.69, 'yellow'],
  [0.6, 'yellow'],
  [0.59, 'red'],
  [0, 'red'],
])('a score of %d', (score, color) => {
  it.each([
    ['in a list', <ScoreBox key="box" score={score} />],
    ['in a line', <ScoreLine key="line" score={score} without="No score" />],
    [
      'on the first screen',
      <ScorePanel
        key="panel"
        scan={{ comparison: null }}
        result={{ ...golden, overallScore: score }}
      />,
    ],
    [
      'of a category',
      <CategoryScores
        key="categories"
        categories={categories.map(({ slug }) => ({ slug, score, issuesCount: 1 }))}
        onChoose={() => {}}
      />,
    ],
  ])(`is ${color} %s`, (_, element) => {
    expect(colorsIn(renderToStaticMarkup(element))).toEqual(new Set([color]));
  });
});

it('the scale has its cuts where the colors change', () => {
  const html = renderToStaticMarkup(<ScoreScale scoreOutOf100={74} />);
  expect([...html.matchAll(/flex:(\d+) /g)].map(([, width]) => width)).toEqual(['60', '20', '20']);
  expect(html.match(/left:60%|left:80%/g)).toHaveLength(2);
});

it('no other file decides on the color of a score', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const deciding = files.filter((file) =>
    /(?:scorebox|meter)--\$\{|bandColor\(/.test(readFileSync(path.join(source, file), 'utf8')),
  );
  expect(deciding.sort()).toEqual([
    'components/ui/score-badge.tsx',
    'components/ui/score-box.tsx',
    'components/ui/score-line.tsx',
    'entities/result/components/category-scores.tsx',
  ]);
  const comparing = files.filter((file) =>
    /score\w* *[<>]=? *(?:0\.)?[6-9]0?\b/i.test(readFileSync(path.join(source, file), 'utf8')),
  );
  expect(comparing).toEqual([]);
});
