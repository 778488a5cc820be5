import type { CapturedNode } from '../../capture/page-capture.ts';
import { exampleIn } from './example-in.ts';
import { dateAsText, dateFor, partOfDate } from './date-for.ts';

type FieldSaid = Pick<CapturedNode, 'tag' | 'attributes'>;

/** What a field is about, as far as it matters for what to write. */
interface About {
  label: string;
  /** What describes it, with what was said of an error. */
  description: string;
  /** Of the page: writing differs by country. */
  language: string;
  /** The year that it is now. */
  year: number;
}

/** What fits codes and numbers of many forms, for fields that say by a pattern which one they take. */
const examples = (
  '12345|1234|123456|12345678|123|12|1|1234567890|123456789|AB123456C|AB123456|A1234567|ABC123|AB12|A1|' +
  'SW1A 1AA|SW1A1AA|1012 AB|1012AB|00-950|1000-001|10001-1234|202-555-0143|(202) 555-0143|+12025550143|' +
  '0301234567|14/05/1990|05/14/1990|14.05.1990|1990-05-14|14-05-1990|05/1990|10:30|mara.lind@example.com|' +
  'https://example.com/|www.example.com|Mara|Lind|Mara Lind|mara|ABC|A|a'
).split('|');

const longText = 'We would like to know more about it. ';
/** Who asks for more gets nothing. */
const mostLong = 1_000;

/**
 * What people may well write into a field that takes text, the likeliest first. Which of it fits the pattern is for the page to
 * say: one that never ends would hold up whoever asks.
 */
export function entriesFor(node: FieldSaid, about: About): string[] {
  const { attributes } = node;
  const of = (name: string) => attributes.get(name)?.trim() ?? '';
  const type = of('type').toLowerCase();
  const dated = dateFor(type, { ...about, least: of('min'), most: of('max') });
  if (dated !== null) return [dated];
  if (type === 'number') return [numberFor(node, about)];
  const wanted = wantedFor(node, about);
  const hasPattern = of('pattern') !== '';
  const least = Number.parseInt(of('minlength'), 10) || 0;
  const most = Number.parseInt(of('maxlength'), 10) || Infinity;
  const placeholder = of('placeholder');
  const example = exampleIn(`${placeholder} ${about.description}`);
  const long = longText.repeat(Math.ceil(Math.min(least, mostLong) / longText.length));
  const others = hasPattern
    ? [placeholder, ...examples]
    : [wanted.slice(0, most), long.slice(0, least)];
  return [example ?? '', wanted, ...others].filter(
    (text) => text !== '' && text.length >= least && text.length <= most,
  );
}

/** A number within its limits, on one of its steps. */
function numberFor(node: FieldSaid, { label, year }: About): string {
  const limit = (name: string) => Number.parseFloat(node.attributes.get(name) ?? '');
  const [least, most] = [limit('min'), limit('max')];
  const wanted = sizeFor(label, year);
  if (wanted < least) return String(least);
  return String(wanted > most ? most : wanted);
}

function sizeFor(label: string, year: number): number {
  const part = partOfDate(label, year);
  if (part !== null) return Number(part);
  return /(?<!\p{L})(age|alter|âge|edad|età|idade|leeftijd)(?!\p{L})/iu.test(label) ? 34 : 2;
}

/** By what code says first, then by words. */
function wantedFor(node: FieldSaid, about: About): string {
  const { attributes } = node;
  const of = (name: string) => attributes.get(name)?.trim().toLowerCase() ?? '';
  const purpose = of('autocomplete').split(/\s+/).at(-1) ?? '';
  const byPurpose = purposes.get(purpose);
  if (byPurpose) return byPurpose(about);
  const byType = purposes.get(of('type'));
  if (byType) return byType(about);
  const hint = `${about.label} ${of('placeholder')}`;
  const described = `${hint} ${about.description}`;
  const written =
    writtenDate(described) ??
    dateAsText(about, `${of('placeholder')} ${about.description}`) ??
    partOfDate(about.label, about.year);
  if (written !== null) return written;
  const named = `${hint} ${of('name').replaceAll(/[-_.[\]]/g, ' ')}`;
  const byWords = words.find(([said]) => said.test(named));
  if (byWords) return byWords[1](about);
  const byMode = purposes.get(of('inputmode'));
  if (byMode) return byMode(about);
  if (/^(numeric|decimal)$/.test(of('inputmode'))) return '12345678';
  return node.tag === 'textarea' ? longText.trim() : 'Lind';
}

/** A date of birth in the way that a field asks for it. */
function writtenDate(hint: string): string | null {
  const asked =
    /(?<!\p{L})(dd|mm|tt|jj|gg|yyyy|jjjj|aaaa)([./-])\s?(dd|mm)\s?[./-]\s?(yyyy|jjjj|aaaa|dd|jj|tt|gg)(?!\p{L})/iu.exec(
      hint,
    );
  if (!asked) return null;
  const [, first = '', mark = '/'] = asked;
  if (first.length > 2) return ['1990', '05', '14'].join(mark);
  return (/^mm$/i.test(first) ? ['05', '14', '1990'] : ['14', '05', '1990']).join(mark);
}

type Entry = (about: About) => string;

const postcodes: readonly (readonly [RegExp, string])[] = [
  [/^en-us/, '10001'],
  [/^en/, 'SW1A 1AA'],
  [/^nl/, '1012 AB'],
  [/^pl/, '00-950'],
  [/^pt-br/, '01310-100'],
  [/^pt/, '1000-001'],
  [/^ja/, '100-0001'],
  [/^(ru|zh)/, '101000'],
];

const mail: Entry = () => 'mara.lind@example.com';
const phone: Entry = ({ language }) => (/^(en|)($|-)/.test(language) ? '2025550143' : '0301234567');
const given: Entry = () => 'Mara';
const family: Entry = () => 'Lind';
const name: Entry = () => 'Mara Lind';
const street: Entry = () => '12 High Street';
const town: Entry = () => 'Springfield';
const postcode: Entry = ({ language, label }) =>
  /(?<!\p{L})zip(?!\p{L})/iu.test(label)
    ? '10001'
    : (postcodes.find(([of]) => of.test(language))?.[1] ?? '10115');

const purposes = new Map<string, Entry>([
  ['email', mail],
  ['tel', phone],
  ['tel-national', phone],
  ['name', name],
  ['given-name', given],
  ['family-name', family],
  ['street-address', street],
  ['address-line1', street],
  ['address-level2', town],
  ['postal-code', postcode],
  ['organization', () => 'Harbor Works'],
  ['url', () => 'https://example.com/'],
  ['country-name', () => 'Portugal'],
  ['bday-day', () => '14'],
  ['bday-month', () => '05'],
  ['bday-year', () => '1990'],
]);

const words: readonly (readonly [RegExp, Entry])[] = [
  [/e-?mail|courriel|correo|メール|邮箱|郵箱|이메일|البريد/iu, mail],
  [
    /phone|telefon|téléphone|teléfono|telefone|mobil|handy|(?<!\p{L})tel(?!\p{L})|電話|电话|전화|هاتف|телефон/iu,
    phone,
  ],
  [
    /post ?(?:al )?code|postcode|(?<!\p{L})zip(?!\p{L})|plz|postleitzahl|code postal|código postal|(?<!\p{L})cap(?!\p{L})|郵便|邮编|индекс/iu,
    postcode,
  ],
  [/web ?site|url|homepage|webseite/iu, () => 'https://example.com/'],
  [/first name|given name|vorname|prénom|^nombre$|voornaam|imię|имя(?! пользователя)/iu, given],
  [/last name|surname|family name|nachname|apellido|cognome|achternaam|nazwisko|фамилия/iu, family],
  [
    /compan|organi[sz]ation|firma|unternehmen|entreprise|société|empresa|azienda|bedrijf/iu,
    () => 'Harbor Works',
  ],
  [
    /street|address|straße|strasse|adresse|anschrift|rue|calle|dirección|indirizzo|straat|住所|地址|주소/iu,
    street,
  ],
  [
    /city|town|stadt|(?<!\p{L})ort(?!\p{L})|ville|ciudad|città|cidade|plaats|miasto|город|市/iu,
    town,
  ],
  [/countr|(?<!\p{L})land(?!\p{L})|pays|país|paese/iu, () => 'Portugal'],
  [/name|(?<!\p{L})nom(?!\p{L})|nombre|nome|naam|氏名|お名前|姓名|이름|الاسم/iu, name],
  [
    /(?<!\p{L})(number|no\.?|nummer|nr\.?|numéro|número|numero|id|code|reference)(?!\p{L})|番号|号码/iu,
    () => '12345678',
  ],
];
