import { color } from './cases/color.ts';
import { contrast } from './cases/contrast.ts';
import { forms } from './cases/forms.ts';
import { keys } from './cases/keys.ts';
import { language } from './cases/language.ts';
import { layout } from './cases/layout.ts';
import { links } from './cases/links.ts';
import { roles } from './cases/roles.ts';
import { structure } from './cases/structure.ts';
import { tables } from './cases/tables.ts';
import { textAlternatives } from './cases/text-alternatives.ts';
import { time } from './cases/time.ts';
import type { Variant } from './variant.ts';

/** By what they are about. */
export const variantThemes: Readonly<Record<string, readonly Variant[]>> = {
  'text alternatives': textAlternatives,
  structure,
  tables,
  language,
  'links and titles': links,
  contrast,
  'color and senses': color,
  layout,
  'focus, keys and pointers': keys,
  'time and media': time,
  forms,
  'roles and states': roles,
};

export const variants: readonly Variant[] = Object.values(variantThemes).flat();
