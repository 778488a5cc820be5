import type { CaptureCheck } from '../checks/check.ts';
import { checks } from '../checks/index.ts';

/** Checks of ours that are about single elements and look at nothing but the capture. */
export const checksInStates: ReadonlySet<string> = new Set([
  'acts-on-pointer-down',
  'aria-dialog-name',
  'arrow-keys',
  'ascii-art',
  'canvas-alternative',
  'chart-alternative',
  'click-without-keys',
  'closed-label-in-name',
  'color-alone',
  'control-role',
  'crossed-labels',
  'current-item',
  'description-tied',
  'drawn-value',
  'error-summary',
  'error-words',
  'field-contrast',
  'field-label-in-name',
  'field-purpose',
  'format-told',
  'glyph-name',
  'graphics-contrast',
  'group-name',
  'heading-markup',
  'hidden-content',
  'icon-words',
  'image-alt-words',
  'keyboard-trap',
  'link-purpose',
  'list-markup',
  'misleading-words',
  'mouse-only-control',
  'part-language',
  'parted-label',
  'password-parts',
  'paste-blocked',
  'placeholder-as-label',
  'placeholder-label',
  'presentational-table',
  'redundant-entry',
  'required-exposed',
  'sensory-instructions',
  'spaced-letters',
  'state-exposed',
  'static-tab-stop',
  'tabindex-order',
  'table-columns',
  'table-markup',
  'target-size',
  'td-has-header',
  'th-has-data-cells',
  'unmarked-link',
  'vague-words',
  'visual-order',
  'wrong-headers',
]);

/** What keys do in what the pointer shows, or a field suggests, is tried there, and not told by its code. */
const aboutKeys =
  /^(acts-on-pointer-down|arrow-keys|click-without-keys|control-role|keyboard-trap|mouse-only-control|static-tab-stop|tabindex-order)$/;
export const checksInPassing: ReadonlySet<string> = new Set(
  [...checksInStates].filter((rule) => !aboutKeys.test(rule)),
);

/** In a narrow window a canvas is drawn anew, and what is laid over it comes when it will: it is judged in the wide one. */
export const checksWhenNarrow: ReadonlySet<string> = new Set(
  [...checksInStates].filter((rule) => rule !== 'canvas-alternative'),
);

/** Those of some rules that look at nothing but the capture. */
export function capturedChecks(wanted: ReadonlySet<string>): CaptureCheck[] {
  return checks.flatMap((check) =>
    check.looksAt === 'capture' && wanted.has(check.rule) ? [check] : [],
  );
}
