import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { codeOf } from '../page/code.ts';
import { closest, isDisabled, isTextField } from '../page/controls.ts';
import { labelOf } from '../page/label-of.ts';
import { allWordsOf, wordsOf } from '../page/words-of.ts';
import { formatsIn, isStrictFormat } from './strict-format.ts';

/** Elements around a field whose text is read as well; and its length in characters at most. */
const around = { elements: 2, text: 600 } as const;

/** Fields that take entries of a certain form only, with the regular expression that says which. */
export function strictFields(capture: PageCapture): ReadonlyMap<CapturedNode, string> {
  const fields = capture.documents.flatMap(({ nodes }) =>
    nodes.filter((node) => isTyped(node) && isVisible(node) && captionOf(node) !== ''),
  );
  if (fields.length === 0) return new Map();
  const byCode = new Map(
    codeOf(capture)
      .scripts.flatMap(formatsIn)
      .map(({ id, pattern }) => [id, pattern]),
  );
  return new Map(
    fields.flatMap((node) => {
      const own = node.attributes.get('pattern') ?? '';
      const pattern =
        byCode.get(node.attributes.get('id') ?? '') ?? (isStrictFormat(own) ? own : null);
      return pattern === null ? [] : [[node, pattern] as const];
    }),
  );
}

/** Its label; of a field without one, the words beside it, as far as they are as short as a label. */
export function captionOf(field: CapturedNode): string {
  const label = labelOf(field);
  if (label !== '' || !field.parent || /^(form|body|main|section)$/.test(field.parent.tag))
    return label;
  const words = wordsWithout(field.parent).trim();
  return words.length <= mostOfCaption ? words : '';
}

/** In characters. */
const mostOfCaption = 60;

/** Text is typed into it, and nothing chooses the form for people. */
function isTyped(node: CapturedNode): boolean {
  const { attributes } = node;
  const type = attributes.get('type')?.trim().toLowerCase() ?? 'text';
  return (
    isTextField(node) &&
    !isDisabled(node) &&
    /^(text|tel|search|)$/.test(type) &&
    !['readonly', 'list', 'value'].some((name) => attributes.has(name))
  );
}

/** Digits, letters or an example; days and months; or that there is a form. */
const telling = [
  String.raw`\p{N}|format|digit|letter|character|capital|hyphen|dash|slash|example|e\.g\.|such as|\blike\b|\b(?:[dmytj]{2,4}|gg|aa|aaaa|rrrr|åååå)\b|day|month|year`,
  String.raw`ziffer|buchstabe|zeichen|bindestrich|schrägstrich|beispiel|z\. ?b\.|\bwie\b|\btag\b|monat|jahr|stellig`,
  String.raw`chiffre|lettre|caractère|tiret|exemple|jour|mois|année|dígito|cifra|letra|carácter|caráter|guion|guión|barra|ejemplo|exemplo|\bd[ií]a\b|\bmes\b|\bmês\b|año|\bano\b`,
  String.raw`cifre|lettere|esempio|giorno|anno|trattino|cijfer|letters|voorbeeld|\bdag\b|maand|jaar|streepje`,
  String.raw`przykład|\bnp\.|cyfr|litery|dzień|miesiąc|\brok\b|siffr|bokstav|exempel|eksempel|\bdag|måned|månad|\bår\b|kirjai|esimerk|päivä|vuosi`,
  String.raw`örnek|rakam|hane|harf|gün|\bay\b|yıl|číslic|písmen|příklad|példa|számjegy|betű|cifr|exemplu|zi/|lun[ăa]`,
  String.raw`ψηφί|γράμμα|παράδειγμα|όπως|μορφή|ημέρα|цифр|букв|пример|приклад|формат|дд|гггг|рррр`,
  String.raw`أرقام|حروف|مثال|صيغة|تنسيق|يوم|شهر|سنة|ספרות|אותיות|דוגמה|תבנית|פורמט|יום|חודש`,
  String.raw`(?<!生)年月日|[例桁]|形式|書式|数字|文字|ハイフン|スラッシュ|格式|字母|자리|형식|숫자|문자|하이픈`,
].join('|');
const tells = new RegExp(telling, 'iu');

/** Whether words may tell in which form something has to be written. */
export function tellsFormat(words: string): boolean {
  return tells.test(words);
}

/** Whether a field’s label, hint, placeholder or surroundings tell the form that its entry must have. */
export function isTold(field: CapturedNode): boolean {
  const { attributes, document } = field;
  const described = ['aria-describedby', 'aria-labelledby']
    .flatMap((name) => attributes.get(name)?.split(/\s+/) ?? [])
    .flatMap((id) => document.nodes.find((node) => node.attributes.get('id') === id) ?? [])
    .map(allWordsOf);
  const own = ['placeholder', 'title', 'aria-label', 'aria-description'].map(
    (name) => attributes.get(name) ?? '',
  );
  const said = [labelOf(field), ...own, ...described, ...wordsAround(field)];
  return said.some(tellsFormat);
}

/** What stands beside a field, in what holds it, and the legend of its group. */
function wordsAround(field: CapturedNode): string[] {
  const words: string[] = [];
  let at = field.parent;
  for (
    let step = 0;
    step < around.elements && at && !/^(form|body|main|section)$/.test(at.tag);
    step += 1
  ) {
    words.push(wordsWithout(at));
    at = at.parent;
  }
  const group = closest(field, ({ tag }) => tag === 'fieldset');
  const legend = group?.children.find(({ tag }) => tag === 'legend');
  if (legend) words.push(wordsOf(legend));
  return words.map((each) => each.slice(0, around.text));
}

/** Without what is chosen from, such as the days of a calendar that can be opened. */
function wordsWithout(holder: CapturedNode): string {
  return holder.children
    .filter(({ tag }) => !/^(button|select|table|option)$/.test(tag))
    .map(wordsOf)
    .join(' ');
}
