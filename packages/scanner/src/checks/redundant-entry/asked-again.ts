import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { purposeOf } from '../field-purpose/purposes.ts';
import { closest, isDisabled, isTextField, roleOf } from '../page/controls.ts';
import { labelsOf } from '../page/label-of.ts';
import { allWordsOf } from '../page/words-of.ts';

/** Words of a group longer than this are more than its instruction. */
const mostWords = 600;

/** What asks to enter something that was entered, in the languages of the other lists. */
const again =
  /(?<!\p{L})(?:again|once more|re-?enter|a second time|noch ?(?:ein)?mals?|erneut|ein zweites mal|encore une fois|à nouveau|une seconde fois|de nuevo|otra vez|nuevamente|di nuovo|ancora una volta|una seconda volta|novamente|de novo|outra vez|opnieuw|nogmaals|ponownie|jeszcze raz|på nytt|en gang til|en gång till|igen|uudelleen|tekrar|yeniden|znovu|ещ[её] раз|снова|повторно|ще раз|ξανά|πάλι)(?!\p{L})|مرة أخرى|مجددا|שוב|もう一度|再度|再次|다시/iu;

/** What tells people to write something. */
const enter =
  /(?<!\p{L})(?:re-?enter|enter|type|fill|give|write|provide|state|supply|complete|put|gib|geben|angeben|eingeben|ein(?:zu)?tragen|trag|nenn|schreib|ausfüll|füll|saisi|entre[rz]|indiqu|écri|rempli|tape[rz]|renseign|donne[rz]|introdu|escrib|ingres|rellen|anot|inseri|scriv|compil|indic|digit|insir|escrev|preench|vul|voer|typ|schrijf|geef|wpisz|podaj|wprowad|wypełn|ange|fyll|mata|skriv|angi|indtast|udfyld|oppgi|kirjoit|syöt|täyt|anna|gir(?:in|iniz|ilmeli)|yaz|doldur|zadej|napiš|vyplň|uveď|введ|ввод|укаж|вкаж|впиш|запол|заповн|напиш|εισ[αά]γ|συμπληρ|γρ[άα]ψ|πληκτρολογ)|[أا]دخل|إدخال|اكتب|املأ|הזינ|הזן|הקל[יד]|כתבו?|מלאו?|入力|記入|输入|填写|輸入|填寫|입력|기입|적어|작성/iu;

function asksAgain(words: string): boolean {
  const sentences = words.split(/(?<=[.!?:;])\s+|(?<=[。！？])|\n/);
  return sentences.some((sentence) => again.test(sentence) && enter.test(sentence));
}

/** What is asked for twice to find a slip of the fingers, and what only its owner may enter. */
const checked = new Set(['email', 'tel', 'cc-number']);

/** Fields of a group that asks in words to enter again what other fields of the same form ask for, each with that. */
export function askedAgain(document: CapturedDocument): ReadonlyMap<CapturedNode, CapturedNode> {
  const pairs = new Map<CapturedNode, CapturedNode>();
  for (const group of document.nodes.filter(isGroup)) {
    const words = wordsOfGroup(group);
    const form = closest(group, ({ tag }) => tag === 'form');
    if (!form || words.length > mostWords || !asksAgain(words) || offersToTake(group)) continue;
    const all = [...flatDescendants(form)].filter(isAsked);
    const inside = new Set(flatDescendants(group));
    const before = all.slice(
      0,
      Math.max(
        0,
        all.findIndex((node) => inside.has(node)),
      ),
    );
    for (const node of all.filter((one) => inside.has(one))) {
      const first = before.find((one) => labelIn(one) === labelIn(node));
      if (first) pairs.set(node, first);
    }
  }
  return pairs;
}

function isGroup(node: CapturedNode): boolean {
  return node.tag === 'fieldset' || roleOf(node) === 'group';
}

/** A field of text about a person, whose label says what that is. */
function isAsked(node: CapturedNode): boolean {
  if (!isTextField(node) || isDisabled(node) || node.attributes.has('readonly')) return false;
  if (/^(password|email|tel)$/i.test(node.attributes.get('type') ?? '')) return false;
  const label = labelIn(node);
  const purpose = purposeOf(label) ?? '';
  return label.length > 2 && !checked.has(purpose) && !again.test(label);
}

function labelIn(field: CapturedNode): string {
  const words =
    field.attributes.get('aria-label')?.trim() || labelsOf(field).map(allWordsOf).join(' ');
  return words.replace(/[*:✱]/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** What is drawn in it without the labels of its fields, with a line for each block. */
function wordsOfGroup(group: CapturedNode): string {
  const texts = [...flatDescendants(group)].filter(
    ({ kind, box, parent }) => kind === 'text' && box && parent && !closest(parent, isLabel),
  );
  const isBlock = ({ style }: CapturedNode) => !style?.display.startsWith('inline');
  const blocks = Map.groupBy(texts, ({ parent }) => parent && closest(parent, isBlock));
  return [...blocks.values()]
    .map((all) =>
      all
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('\n');
}

function isLabel({ tag }: CapturedNode): boolean {
  return /^(label|button|option)$/.test(tag);
}

/** Something to tick or to press in it, or right before it, may take over what was entered. */
function offersToTake(group: CapturedNode): boolean {
  const siblings = group.parent?.children ?? [];
  const near = siblings.slice(Math.max(0, siblings.indexOf(group) - 4), siblings.indexOf(group));
  const offers = ({ tag, attributes }: CapturedNode) =>
    tag === 'button' ||
    tag === 'a' ||
    tag === 'select' ||
    (tag === 'input' && /^(checkbox|radio|button)$/i.test(attributes.get('type') ?? ''));
  return [...flatDescendants(group), ...near.flatMap((one) => [one, ...flatDescendants(one)])].some(
    offers,
  );
}
