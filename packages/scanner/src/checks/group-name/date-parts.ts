import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { plain } from '../meaningless-words.ts';
import { isDisabled, isTextField } from '../page/controls.ts';
import { byIds, labelOf } from '../page/label-of.ts';
import { allWordsOf } from '../page/words-of.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(', '));

/** What the parts of a date are called, in a few languages. */
const words = {
  day: list(
    'day, dd, tag, jour, jj, día, dia, giorno, gg, dag, dzień, päivä, den, день, يوم, اليوم, ημέρα',
  ),
  month: list(
    'month, mm, monat, mois, mes, mese, maand, mês, miesiąc, månad, måned, kuukausi, měsíc, месяц, شهر, الشهر, μήνας',
  ),
  year: list(
    'year, yyyy, yy, jahr, jjjj, année, aaaa, año, anno, jaar, ano, rok, år, vuosi, год, سنة, السنة, έτος',
  ),
} as const;

const kinds = ['day', 'month', 'year'] as const;

/** Fields for day, month and year that follow on each other, by the first of them. */
export function dateParts({ documents }: PageCapture): ReadonlyMap<CapturedNode, CapturedNode[]> {
  const found = new Map<CapturedNode, CapturedNode[]>();
  for (const { nodes } of documents) {
    const fields = nodes.filter(
      (node) =>
        (isTextField(node) || node.tag === 'select') && isVisible(node) && !isDisabled(node),
    );
    for (const [at, first] of fields.entries()) {
      const parts = fields.slice(at, at + kinds.length);
      const said = new Set(parts.map(kindOf));
      if (kinds.every((kind) => said.has(kind))) found.set(first, parts);
    }
  }
  return found;
}

function kindOf(field: CapturedNode): (typeof kinds)[number] | null {
  const label = plain(labelOf(field));
  return kinds.find((kind) => words[kind].has(label)) ?? null;
}

/** Words are tied to it that may name the date. */
export function isDescribed(field: CapturedNode): boolean {
  return byIds(field, field.attributes.get('aria-describedby')).some(
    (node) => allWordsOf(node) !== '',
  );
}
