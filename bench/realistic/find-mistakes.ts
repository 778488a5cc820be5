import { wcagCriteria } from '@curbcut/model/scan';
import { barrierClasses } from './barrier-classes.ts';
import { barrierSorts, type Barrier, type RealisticPage } from './realistic-page.ts';
import { type RenderedTwin, renderTwin } from './render-twin.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with the description of a page, a sentence each; nothing is loaded for it. */
export function findMistakesOfPage(page: RealisticPage): string[] {
  const clean = renderTwin(page, () => false);
  const flawed = renderTwin(page, () => true);
  const asked = new Set([...clean.ids, ...flawed.ids]);
  const ids = page.barriers.map(({ id }) => id);
  return [
    ...(kebabCase.test(page.name) ? [] : ['the name is not in kebab-case']),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...ids.filter((id) => !asked.has(id)).map((id) => `${id} is nowhere in the page`),
    ...[...asked].filter((id) => !ids.includes(id)).map((id) => `${id} is no barrier`),
    ...flawed.idle.map((id) => `${id} changes nothing somewhere`),
    ...page.barriers.flatMap((barrier) => findMistakesOfBarrier(barrier, [clean, flawed])),
  ];
}

function findMistakesOfBarrier(barrier: Barrier, twins: readonly RenderedTwin[]): string[] {
  const { id, criteria, words } = barrier;
  const levels = criteria.map((number) => wcagCriteria[number]?.level);
  const word = new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'i');
  return [
    ...(kebabCase.test(id) ? [] : ['is not in kebab-case']),
    ...(levels.length > 0 && levels.every((level) => level === 'A' || level === 'AA')
      ? []
      : ['names no criterion of level A or AA']),
    ...(barrierClasses[barrier.sort].includes(barrier.class)
      ? []
      : [`is of no known class of the sort ${barrier.sort}: ${barrier.class}`]),
    ...(isRegularExpression(words) ? [] : ['has words that are no regular expression']),
    ...(twins.some((twin) => textsOf(twin).some((text) => word.test(text))) ? ['is served'] : []),
  ].map((mistake) => `${id} ${mistake}`);
}

function textsOf({ document, files }: RenderedTwin): string[] {
  const texts = Object.values(files).filter((content) => typeof content === 'string');
  return [document, ...texts, ...Object.keys(files)];
}

function isRegularExpression(words: string): boolean {
  try {
    return words !== '' && !new RegExp(words, 'i').test('');
  } catch {
    return false;
  }
}

/** What the pages lack together: how many barriers there are, and of which sorts. */
export function findMistakesOfSet(pages: readonly RealisticPage[]): string[] {
  const barriers = pages.flatMap((page) => page.barriers);
  const share = (sort: string) =>
    barriers.filter((barrier) => barrier.sort === sort).length / barriers.length;
  const names = pages.map(({ name }) => name);
  return [
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} twice`),
    ...(pages.length >= 20 ? [] : [`only ${pages.length} of 20 pages`]),
    ...(scriptsOf(pages).size >= 3 ? [] : ['fewer than three scripts']),
    ...(pages.some(isRightToLeft) ? [] : ['no page that is written from right to left']),
    ...(barriers.length >= 300 ? [] : [`only ${barriers.length} of 300 barriers`]),
    ...barrierSorts
      .filter((sort) => !(share(sort) >= (sort === 'keys' ? 1 / 3 : 0.15)))
      .map((sort) => `too few barriers of the sort ${sort}`),
  ];
}

/** Of the languages that the pages are in, for example `Latn`. */
function scriptsOf(pages: readonly RealisticPage[]): Set<string | undefined> {
  return new Set(pages.map(({ language }) => new Intl.Locale(language).maximize().script));
}

function isRightToLeft({ render }: RealisticPage): boolean {
  return /<html[^>]*\sdir="rtl"/.test(render((_, clean) => clean));
}
