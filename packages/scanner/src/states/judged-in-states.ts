import type { CaptureCheck } from '../checks/check.ts';
import { checks } from '../checks/index.ts';

/**
 * Rules of axe that are about single elements, so that what a state newly shows can be judged alone. Rules about the whole page,
 * and those that compare what is far apart, were judged when it had loaded.
 */
export const axeRulesInStates: readonly string[] = [
  'area-alt',
  'aria-allowed-attr',
  'aria-command-name',
  'aria-dialog-name',
  'aria-hidden-focus',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-prohibited-attr',
  'aria-required-attr',
  'aria-required-children',
  'aria-required-parent',
  'aria-roles',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-valid-attr',
  'aria-valid-attr-value',
  'button-name',
  'color-contrast',
  'definition-list',
  'dlitem',
  'frame-title',
  'image-alt',
  'input-button-name',
  'input-image-alt',
  'label',
  'label-content-name-mismatch',
  'link-in-text-block',
  'link-name',
  'list',
  'listitem',
  'nested-interactive',
  'object-alt',
  'role-img-alt',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'target-size',
];

/** Checks of ours that are about single elements and look at nothing but the capture. */
export const checksInStates: ReadonlySet<string> = new Set([
  'control-role',
  'current-item',
  'description-tied',
  'error-summary',
  'error-words',
  'field-contrast',
  'field-purpose',
  'glyph-name',
  'graphics-contrast',
  'group-name',
  'heading-markup',
  'hidden-content',
  'icon-words',
  'image-alt-words',
  'list-markup',
  'misleading-words',
  'mouse-only-control',
  'parted-label',
  'placeholder-as-label',
  'placeholder-label',
  'required-exposed',
  'state-exposed',
  'static-tab-stop',
  'target-size',
]);

/** Those of some rules that look at nothing but the capture. */
export function capturedChecks(wanted: ReadonlySet<string>): CaptureCheck[] {
  return checks.flatMap((check) =>
    check.looksAt === 'capture' && wanted.has(check.rule) ? [check] : [],
  );
}

/** Whether a check of ours judges what states show. */
export function isJudgedInStates(rule: string): boolean {
  return checksInStates.has(rule);
}
