import type { CapturedNode } from '../../capture/page-capture.ts';
import { colorsIn } from '../color-alone/color-words.ts';
import { closest, roleOf } from '../page/controls.ts';
import { labelOf } from '../page/label-of.ts';
import { allWordsOf } from '../page/words-of.ts';

/** Words of a name that is no more than that of a color; letters of what may call a group; and how far around that stands. */
const limits = { words: 3, letters: 60, levels: 3 } as const;

/** Those that explanations by color leave out. */
const more =
  /(?<!\p{L})(?:white|black|gr[ae]y|pink|purple|violet|beige|weiß|schwarz|grau|rosa|lila|violett|türkis|blanc|noir|gris|rose|violet|blanco|negro|morado|bianco|nero|grigio|viola|branco|preto|cinza|roxo|wit|zwart|grijs|roze|paars|biały|czarny|szary|różowy|fioletowy|vit|svart|grå|hvid|hvit|sort|valkoinen|musta|harmaa|beyaz|siyah|gri|mor|pembe|bílá|černá|šedá|бел\p{L}+|ч[её]рн\p{L}+|сер(?:ый|ая)|розов\p{L}+)(?!\p{L})|白|黒|黑|灰|粉|紫|أبيض|أسود|לבן|שחור/iu;

const color =
  /(?<!\p{L})(?:colou?rs?|swatch(?:es)?|\p{L}*farben?|couleurs?|colores|colore|colori|cor|cores|kleur(?:en)?|kolor\p{L}*|färg\p{L}*|farve\p{L}*|farge\p{L}*|barv\p{L}*|värit?|renk\p{L}*|цвет\p{L}*|кол(?:ір|ьор)\p{L}*|χρώμα\p{L}*)(?!\p{L})|色|색|لون|ألوان|צבע/iu;

/** Whether a control is called by a color, or stands under what says that colors are chosen here. */
export function isAboutColor(node: CapturedNode): boolean {
  const name = labelOf(node);
  const isColor = colorsIn(name).length > 0 || more.test(name);
  if (isColor && name.split(/\s+/).length <= limits.words) return true;
  return color.test(name) || callsOf(node).some((words) => color.test(words));
}

/** The names of the groups that it stands in, and short texts right before it or what is around it. */
function callsOf(node: CapturedNode): string[] {
  const calls: string[] = [];
  const group = closest(
    node,
    (one) =>
      one !== node &&
      (one.tag === 'fieldset' || /^(group|radiogroup|toolbar|listbox)$/.test(roleOf(one))),
  );
  if (group) calls.push(labelOf(group));
  let at: CapturedNode = node;
  for (let level = 0; at.parent && level < limits.levels; level += 1) {
    const siblings = at.parent.children;
    const before = siblings.slice(0, siblings.indexOf(at)).findLast(isCall);
    if (before) calls.push(allWordsOf(before));
    at = at.parent;
  }
  return calls.filter((words) => words.length <= limits.letters);
}

function isCall({ tag }: CapturedNode): boolean {
  return /^(h[1-6]|label|legend|p|span|dt)$/.test(tag);
}
