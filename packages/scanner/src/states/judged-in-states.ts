import type { CaptureCheck } from '../checks/check.ts';
import { checks } from '../checks/index.ts';

/** Checks of ours that are about single elements and look at nothing but the capture. */
export const checksInStates: ReadonlySet<string> = new Set([
  'color-alone',
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
  'table-markup',
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
