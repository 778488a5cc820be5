import { isolatedWorld } from '../../browser/isolated-world.ts';
import { reflowCheck } from '../../checks/reflow/check.ts';
import { thresholds } from '../../checks/reflow/thresholds.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { Failure } from '../failure.ts';
import type { KnownFailures } from '../recheck/known-failures.ts';
import { patchInPage, unpatchInPage } from '../recheck/patch-in-page.ts';
import { styleChange } from '../style-change.ts';
import type { Suggestion } from '../suggestion.ts';
import { findWideDeclarations, type WideDeclaration } from './find-wide-declarations.ts';

/**
 * Names the declaration that makes an element wider than a narrow screen, and what to write instead; proven by the check
 * itself. Null where no single one does. Leaves the window narrow.
 */
export async function suggestReflowFix(
  page: PageUnderTest,
  failure: Failure,
  known: KnownFailures,
): Promise<Suggestion | null> {
  if (failure.frame !== 0) return null;
  await reflowCheck.change?.(page);
  const world = isolatedWorld(page.page.mainFrame());
  const found = await page.guard.race(
    world.evaluate(findWideDeclarations, failure.element, { ...thresholds }),
  );
  for (const declaration of found) {
    const suggestion = styleChange(declaration.element, [declaration], noteOn(declaration));
    await page.guard.race(world.evaluate(patchInPage, [suggestion.patches]));
    const [result] = await reflowCheck.expectation(page, [failure]);
    await page.guard.race(world.evaluate(unpatchInPage));
    const wide = result && result.outcome !== 'passed' ? result.nodes : [];
    const isNew = wide.some((node) => !known.has(node, failure.engineRule));
    if (result && !isNew && wide.every(({ element }) => element !== failure.element)) {
      return suggestion;
    }
  }
  return null;
}

function noteOn({ property, inside }: WideDeclaration): string {
  const whose = inside === null ? '' : ` It belongs to ${inside} inside.`;
  const when = property.endsWith('width')
    ? ' On wide screens nothing changes.'
    : ` Where it is only too wide for narrow screens, put it into @media (width < 40rem).`;
  return `This is what makes the element wider than a screen of ${thresholds.width} pixels.${whose}${when}`;
}
