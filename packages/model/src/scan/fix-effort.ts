import { componentOf } from '../causes/component-of.ts';
import { countOf } from '../text/count-of.ts';
import type { Issue, IssueNode } from './issue.ts';

/** Kinds of repairs, each with what it takes; docs/figures.md says where the minutes come from. */
const kinds = {
  words: { name: 'words or an attribute', first: 10, further: 5 },
  style: { name: 'a color, a size or another style', first: 20, further: 10 },
  structure: { name: 'the structure of the markup', first: 30, further: 10 },
  behavior: { name: 'behavior in a script', first: 120, further: 45 },
  layout: { name: 'the layout', first: 120, further: 60 },
  media: { name: 'a recording', first: 90, further: 90 },
} as const;
type Kind = keyof typeof kinds;

/** What a failure of a criterion is usually repaired by; everything else by words or an attribute. */
const kindOfCriterion: Readonly<Record<string, Kind>> = {
  '1.2.1': 'media',
  '1.2.2': 'media',
  '1.2.3': 'media',
  '1.2.4': 'media',
  '1.2.5': 'media',
  '1.3.1': 'structure',
  '1.3.2': 'structure',
  '1.3.4': 'layout',
  '1.4.1': 'style',
  '1.4.2': 'behavior',
  '1.4.3': 'style',
  '1.4.4': 'layout',
  '1.4.10': 'layout',
  '1.4.11': 'style',
  '1.4.12': 'layout',
  '1.4.13': 'behavior',
  '2.1.1': 'behavior',
  '2.1.2': 'behavior',
  '2.1.4': 'behavior',
  '2.2.1': 'behavior',
  '2.2.2': 'behavior',
  '2.3.1': 'behavior',
  '2.4.1': 'structure',
  '2.4.3': 'behavior',
  '2.4.7': 'style',
  '2.4.11': 'layout',
  '2.5.1': 'behavior',
  '2.5.2': 'behavior',
  '2.5.4': 'behavior',
  '2.5.7': 'behavior',
  '2.5.8': 'style',
  '3.2.1': 'behavior',
  '3.2.2': 'behavior',
  '3.2.3': 'structure',
  '3.3.1': 'behavior',
  '3.3.4': 'behavior',
  '3.3.8': 'behavior',
  '4.1.3': 'behavior',
};

export interface FixEffort {
  minutes: number;
  /** What they are made of: `words or an attribute, for 3 different elements: 10 minutes, and 5 for each further one`. */
  ground: string;
}

/** How the focus shows is one rule of a style sheet, for whatever takes it. */
const isOneStyle = new Set(['2.4.7']);

/**
 * How long a developer who knows the code takes to mend an issue and look at it: a rule of thumb. What counts is causes:
 * elements of one component or with one pair of colors are mended together, on however many pages. Where words are
 * missing, each element of another code needs its own.
 */
export function fixEffort(issue: Effortful): FixEffort {
  const { wcag } = issue;
  const found = wcag.map((criterion) => kindOfCriterion[criterion]).find((kind) => kind);
  const kind = found ?? 'words';
  const { name, first, further } = kinds[kind];
  const repairs = Math.max(1, kind === 'words' ? countTexts(issue) : countCauses(issue));
  const minutes = first + further * (repairs - 1);
  const more = repairs > 1 ? `, and ${further} for each further one` : '';
  const what = countOf(repairs, kind === 'words' ? 'different element' : 'cause');
  return { minutes, ground: `${name}, for ${what}: ${countOf(first, 'minute')}${more}` };
}

type Effortful = Pick<Issue, 'wcag' | 'nodes' | 'component' | 'differentElements'>;

/** An issue of a site is one cause, unless its elements have nothing in common. */
function countCauses({ wcag, nodes, component }: Effortful): number {
  if (component || wcag.some((criterion) => isOneStyle.has(criterion))) return 1;
  return new Set(nodes.map((node) => causeOf(node))).size;
}

function causeOf(node: IssueNode): string {
  const { colors, pattern } = componentOf(node);
  return colors ?? pattern;
}

/** A site keeps examples only, and one element has another code on each page. */
function countTexts({ nodes, differentElements }: Effortful): number {
  const codes = new Set(nodes.map(({ html }) => html)).size;
  return Math.min(codes, differentElements ?? codes);
}

const minutesOfHour = 60;
const hoursOfDay = 8;

/** `45 minutes`, `5 hours`, `3 days`: rounded up, in days of eight hours. */
export function effortText(minutes: number): string {
  if (minutes < minutesOfHour) return countOf(minutes, 'minute');
  const hours = Math.ceil(minutes / minutesOfHour);
  if (hours <= hoursOfDay) return countOf(hours, 'hour');
  return countOf(Math.ceil(hours / hoursOfDay), 'day');
}
