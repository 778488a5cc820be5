import { impacts, type Impact } from '@curbcut/model/scan';
import { asText } from './json-field.ts';

/** The words of help texts and older answers. */
const aliases: Readonly<Record<string, Impact>> = {
  high: 'serious',
  major: 'serious',
  medium: 'moderate',
  low: 'minor',
};

/** How severe an issue is, whatever word the answer uses; null for a word that means nothing here. */
export function asImpact(value: unknown): Impact | null {
  const word = asText(value)?.trim().toLowerCase() ?? '';
  const known = impacts.find((impact) => impact === word);
  return known ?? aliases[word] ?? null;
}
