import { isolatedWorld } from '../../browser/isolated-world.ts';
import { reflowCheck } from '../../checks/reflow/check.ts';
import { lookForWideElements } from '../../checks/reflow/look-for-wide-elements.ts';
import { thresholds } from '../../checks/reflow/thresholds.ts';
import { untilAdapted } from '../../checks/until-adapted.ts';
import { whileChanged } from '../../checks/while-changed.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { Failure } from '../failure.ts';
import { patchInPage, unpatchInPage } from '../recheck/patch-in-page.ts';
import { styleChange } from '../style-change.ts';
import type { Suggestion } from '../suggestion.ts';
import { findWideDeclarations, type WideDeclaration } from './find-wide-declarations.ts';

/**
 * Names the declaration that makes an element wider than a narrow screen, and what to write instead; proven by the check
 * itself. Null where no single one does. The window is narrow meanwhile.
 */
export async function suggestReflowFix(
  page: PageUnderTest,
  failure: Failure,
): Promise<Suggestion | null> {
  const { change } = reflowCheck;
  if (failure.frame !== 0 || !change) return null;
  return (await whileChanged(page, change, () => suggestInNarrow(page, failure))).value;
}

async function suggestInNarrow(page: PageUnderTest, failure: Failure): Promise<Suggestion | null> {
  const world = isolatedWorld(page.page.mainFrame());
  const found = await page.guard.race(
    world.evaluate(findWideDeclarations, failure.element, { ...thresholds }),
  );
  if (found.length === 0) return null;
  const before = await listWide(page);
  for (const declaration of found) {
    const suggestion = styleChange(declaration.element, [declaration], noteOn(declaration));
    await page.guard.race(world.evaluate(patchInPage, [suggestion.patches]));
    const isProven = await holds(page, failure, before);
    await page.guard.race(world.evaluate(unpatchInPage));
    if (isProven) return suggestion;
  }
  return null;
}

/** All of them, of which the check lists some: each that the change adds counts against it. */
async function listWide(page: PageUnderTest): Promise<Set<number>> {
  const found = await lookForWideElements(page, page.limits.elements);
  return new Set(found.map(({ element }) => element));
}

/** As in the check, what is found at once may be on its way still, and what is not found needs no second look. */
async function holds(
  page: PageUnderTest,
  failure: Failure,
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

function noteOn({ property, inside }: WideDeclaration): string {
  const whose = inside === null ? '' : ` It belongs to ${inside} inside.`;
  const when = property.endsWith('width')
    ? ' On wide screens nothing changes.'
    : ` Where it is only too wide for narrow screens, put it into @media (width < 40rem).`;
  return `This is what makes the element wider than a screen of ${thresholds.width} pixels.${whose}${when}`;
}
