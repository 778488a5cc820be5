interface About {
  label: string;
  year: number;
  /** The limits that the field gives; empty for none. */
  least: string;
  most: string;
}

const ofBirth =
  /birth|geb(?:oren|urt)|naissance|nacimiento|nascita|nascimento|geboort|urodzenia|рождения|生年|出生|생년|الميلاد/iu;
const ofPast =
  /happen|incident|accident|purchas|loss|damage|issued|since|schaden|unfall|vorfall|gekauft|ausgestellt|(?<!\p{L})seit(?!\p{L})|sinistre|achat|délivr|siniestro|compra|expedici/iu;

/** What a field of dates or times takes, as its value is written in code; null for other types. */
export function dateFor(type: string, { label, year, least, most }: About): string | null {
  const day = dayFor(label, year);
  const values = new Map([
    ['date', day],
    ['month', day.slice(0, 7)],
    ['week', `${day.slice(0, 4)}-W20`],
    ['time', '10:30'],
    ['datetime-local', `${day}T10:30`],
  ]);
  const value = values.get(type);
  if (value === undefined) return null;
  if (least !== '' && value < least) return least;
  return most !== '' && value > most ? most : value;
}

/** A day of somebody's birth, of something that has happened, or of something to come. */
function dayFor(label: string, year: number): string {
  if (ofBirth.test(label)) return '1990-05-14';
  return ofPast.test(label) ? `${year - 1}-05-14` : `${year + 1}-05-14`;
}

/** Of a date that is asked for in several fields, what belongs into this one; null where it is none of them. */
export function partOfDate(label: string, year: number): string | null {
  const words = label.replace(/[*:\s]+/g, ' ').trim();
  if (/^(day|tag|jour|día|giorno|dia|dag|dzień|день|日)$/iu.test(words)) return '14';
  if (/^(month|monat|mois|mes|mese|mês|maand|miesiąc|месяц|月)$/iu.test(words)) return '5';
  if (!/(?<!\p{L})(year|jahr|année|año|anno|ano|jaar|rok|год)(?!\p{L})|年/iu.test(words))
    return null;
  return /^\p{L}+$/u.test(words) || ofBirth.test(words) ? '1990' : String(year - 1);
}

/** As whole words. “Data” is a date in some languages only. */
const asksForDate =
  /(?<!\p{L})(?:date|datum|datums|fecha|dato|dátum|päivämäärä|päiväys|tarih|tarihi|дата|ημερομηνία|ngày)(?!\p{L})|日付|日期|날짜|تاريخ|תאריך/iu;
const asksForData = /(?<!\p{L})dat[aă](?!\p{L})/iu;
const dateIsData = /^(?:it|pt|pl|ca|ro)(?:$|-)/;

const literal =
  /(?<![\d./-])(?:\d{1,2}([./-])\d{1,2}\1\d{4}|\d{4}([./-])\d{1,2}\2\d{1,2})(?![\d/-]|\.\d)/;

/**
 * What a field of text that asks for a date may take: as a hint or an error writes one, else as it is written where people
 * speak the page's language. Null where it asks for none.
 */
export function dateAsText(
  { label, year, language }: Pick<About, 'label' | 'year'> & { language: string },
  said: string,
): string | null {
  const asks = asksForDate.test(label) || (dateIsData.test(language) && asksForData.test(label));
  if (!asks) return null;
  const shown = literal.exec(said)?.[0];
  if (shown !== undefined) return shown;
  const [y = '', m = '', d = ''] = dayFor(label, year).split('-');
  if (/^(?:sv|lt)(?:$|-)/.test(language)) return [y, m, d].join('-');
  if (/^(?:ja|zh|ko|hu)(?:$|-)/.test(language)) return [y, m, d].join('/');
  if (/^(?:en-us|en-ph)(?:$|-)/.test(language)) return [m, d, y].join('/');
  if (/^nl(?:$|-)/.test(language)) return [d, m, y].join('-');
  const mark = /^(?:de|pl|ru|uk|cs|sk|fi|da|nb|no|tr|ro|bg|et|lv|sl|hr)(?:$|-)/.test(language)
    ? '.'
    : '/';
  return [d, m, y].join(mark);
}
