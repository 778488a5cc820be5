import { literal } from '../replay/locator-of.ts';
import { axeRulesInStates } from './axe-rules-in-states.ts';

/** Lines of a Playwright test that fail as long as axe finds the same; null for what axe does not look for. */
export function expectNoViolation(rule: string, target: readonly string[]): string[] | null {
  if (!axeRulesInStates.includes(rule)) return null;
  const [selector = ''] = target;
  const place =
    target.length > 1
      ? `{ fromShadowDom: [${target.map(literal).join(', ')}] }`
      : literal(selector);
  return [
    "const { AxeBuilder } = await import('@axe-core/playwright');",
    `const builder = new AxeBuilder({ page }).include(${place});`,
    `const { violations } = await builder.withRules([${literal(rule)}]).analyze();`,
    'expect(violations).toEqual([]);',
  ];
}
