import { isolatedWorld } from '../../browser/isolated-world.ts';
import { reflowCheck } from '../../checks/reflow/check.ts';
import { lookForWideElements } from '../../checks/reflow/look-for-wide-elements.ts';
import { thresholds } from '../../checks/reflow/thresholds.ts';
import { untilAdapted } from '../../checks/until-adapted.ts';
import { whileChanged } from '../../checks/while-changed.ts';
import type { Pointer } from '../../engines/finding.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import type { ScanGuard } from '../../scan-guard.ts';
import { pictureChange } from '../picture-changes.ts';
import { patchInPage, unpatchInPage } from '../recheck/patch-in-page.ts';
import { styleChange } from '../style-change.ts';
import type { Suggestion } from '../suggestion.ts';
import { findReflowChanges, type ReflowChange } from './find-reflow-changes.ts';

/**
 * Names the declaration that makes an element wider than a narrow screen, and what to write instead; proven by the check
 * itself. Null where no single one does. The window is narrow meanwhile, unless the fix was prepared.
 */
export async function suggestReflowFix(
  page: PageUnderTest,
  failure: Pointer,
): Promise<Suggestion | null> {
  const { change } = reflowCheck;
  if (failure.frame !== 0 || !change) return null;
  return page.shared(keyOf(failure), async () => {
    const work = async () => {
      const suggestion = await suggestInNarrow(page, failure);
      return suggestion && pictured(page, failure, suggestion);
    };
    return (await whileChanged(page, change, work)).value;
  });
}

/**
 * Works out the fix for the first element that the check has found while the window is narrow for it: to make it narrow
 * once more takes longer than the fix itself. What goes wrong costs the fix only.
 */
export async function prepareReflowFix(
  page: PageUnderTest,
  [first]: readonly Pointer[],
): Promise<void> {
  if (!first || first.frame !== 0) return;
  await page.shared(keyOf(first), async () => {
    try {
      const work = (guard: ScanGuard) => suggestInNarrow({ ...page, guard }, first);
      const ended = await page.guard.part(page.limits.fixMs, work);
      if (ended) return ended.value && (await pictured(page, first, ended.value));
      page.warn('There was no time to work out a change of code for a wide element.');
    } catch (error) {
      if (page.guard.error) throw error;
      page.warn(`No change of code could be worked out for a wide element: ${String(error)}`);
    }
    await page.guard.race(isolatedWorld(page.page.mainFrame()).evaluate(unpatchInPage));
    return null;
  });
}

function keyOf(failure: Pointer): string {
  return `reflow fix ${pointerKey(failure)}`;
}

async function suggestInNarrow(page: PageUnderTest, failure: Pointer): Promise<Suggestion | null> {
  const world = isolatedWorld(page.page.mainFrame());
  const found = await page.guard.race(
    world.evaluate(findReflowChanges, failure.element, { ...thresholds }),
  );
  if (found.length === 0) return null;
  const before = await listWide(page);
  for (const change of found) {
    const suggestion = toSuggestion(change);
    await page.guard.race(world.evaluate(patchInPage, [suggestion.patches]));
    const isProven = await holds(page, failure, before);
    await page.guard.race(world.evaluate(unpatchInPage));
    if (isProven) return suggestion;
  }
  return null;
}

/** The same with pictures of it in the narrow window, as far as there is time: without them it is as good. */
async function pictured(
  page: PageUnderTest,
  failure: Pointer,
  suggestion: Suggestion,
): Promise<Suggestion> {
  const take = (guard: ScanGuard) =>
    pictureChange({ ...page, guard }, failure, [suggestion], {
      where: `${thresholds.width} pixels wide, `,
      // What follows is moved by what wraps now.
      leastHeight: 320,
    });
  try {
    const ended = await page.guard.part(page.limits.changePicturesMs, take);
    if (ended) return { ...suggestion, pictures: ended.value };
  } catch (error) {
    if (page.guard.error) throw error;
    page.warn(`A change of code could not be pictured: ${String(error)}`);
  }
  await page.guard.race(isolatedWorld(page.page.mainFrame()).evaluate(unpatchInPage));
  return suggestion;
}

/** All of them, of which the check lists some: each that the change adds counts against it. */
async function listWide(page: PageUnderTest): Promise<Set<number>> {
  const found = await lookForWideElements(page, page.limits.elements);
  return new Set(found.map(({ element }) => element));
}

/** As in the check, what is found at once may be on its way still, and what is not found needs no second look. */
async function holds(
  page: PageUnderTest,
  failure: Pointer,
  before: ReadonlySet<number>,
): Promise<boolean> {
  const isToBlame = (element: number) => element === failure.element || !before.has(element);
  const world = isolatedWorld(page.page.mainFrame());
  await page.guard.race(world.evaluate(untilAdapted));
  if (![...(await listWide(page))].some(isToBlame)) return true;
  const [result] = await reflowCheck.expectation(page, [failure]);
  const wide = result && result.outcome !== 'passed' ? result.nodes : [];
  return result !== undefined && !wide.some(({ element }) => isToBlame(element));
}

/** Declarations of one element, or rules of both. */
function toSuggestion(change: ReflowChange): Suggestion {
  const note = noteOn(change);
  const parts = change.map(({ element, declarations }) => styleChange(element, declarations, note));
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const rules = (of: 'before' | 'after') =>
    parts
      .map((part, at) => `${change[at]?.selector} { ${part[of].replaceAll('\n', ' ')} }`)
      .join('\n');
  return {
    before: rules('before'),
    after: rules('after'),
    note,
    patches: parts.flatMap(({ patches }) => patches),
  };
}

function noteOn(change: ReflowChange): string {
  const whose = change.flatMap(({ of }) =>
    of ? ` It belongs to ${of.tag} ${of.where}${of.where === 'around' ? ' it' : ''}.` : [],
  );
  const isWidth = change.every(({ declarations }) =>
    declarations.every(({ property }) => property.endsWith('width')),
  );
  const when = isWidth
    ? ' On wide screens nothing changes.'
    : ` Where it is only too wide for narrow screens, put it into @media (width < 40rem).`;
  return `This is what makes the element wider than a screen of ${thresholds.width} pixels.${change.length === 1 ? whose.join('') : ''}${when}`;
}
