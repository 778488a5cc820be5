import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { plain } from '../meaningless-words.ts';
import { closest, isTextField, roleOf } from '../page/controls.ts';
import { labelOf } from '../page/label-of.ts';

/** Signs that a text is about something else; and of the text that is read, in characters. */
const headingThresholds = { signs: 2, text: 3_000 } as const;

interface Topic {
  name: string;
  /** Headings that name it, whole and in lower case. */
  heading: RegExp;
  /** What a text about it has in some way, in generous terms. */
  evidence: RegExp;
  /** What only a text about it has; null where there is nothing of the kind. */
  sign: RegExp | null;
}

const weekday =
  'mon(day)?s?|tue(s|sday)?s?|wed(nesday)?s?|thu(r|rs|rsday)?s?|fri(day)?s?|sat(urday)?s?|sun(day)?s?|(mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica';
const clock =
  '\\d{1,2}[:.]\\d{2}(?!\\d)|\\d{1,2} ?(a\\.?m|p\\.?m|uhr|h)(?![\\p{L}\\p{N}])|\\d{1,2}h\\d{2}';
const money =
  '(?:[€$£¥]|chf|eur|usd|gbp) ?\\d|\\d(?:[.,–-]|\\d)* ?(?:€|\\$|£|euros?|dollars?|pounds?|francs?|chf|eur|usd|gbp)(?!\\p{L})';

const topics: readonly Topic[] = [
  {
    name: 'opening hours',
    heading:
      /^(our )?(opening|business|office|visiting) (hours|times)$|^(unsere )?(öffnungs|sprech|geschäfts)zeiten$|^(horaires|heures) d[’']ouverture$|^nos horaires$|^horarios?( de (apertura|atención))?$|^orari( di apertura)?$/u,
    evidence: new RegExp(
      `${clock}|(?<!\\p{L})(${weekday}|open(s|ed)?|closed|hours?|o[’']clock|noon|midnight|daily|every day|24/7|geöffnet|geschlossen|täglich|stunden|durchgehend|uhr|ouverte?s?|fermée?s?|tous les jours|heures?|abiert[oa]s?|cerrad[oa]s?|horas?|diario|aperto|chiuso|mo|di|mi|do|fr|sa|so)(?!\\p{L})`,
      'iu',
    ),
    sign: new RegExp(`(?<!\\p{L})(${weekday})(?!\\p{L})|${clock}`, 'giu'),
  },
  {
    name: 'prices',
    heading:
      /^(our )?(prices|fees|admission( prices| fees)?|ticket prices|entrance fees|pricing|rates|tariffs)$|^(unsere )?((eintritts)?preise|gebühren|tarife|kosten)$|^(nos )?(tarifs|prix|frais)( d[’']entrée)?$|^(precios|tarifas|costes|costos)( de entrada)?$|^(prezzi|tariffe)$/u,
    evidence: new RegExp(
      `${money}|[€$£¥%]|(?<!\\p{L})(free|euros?|dollars?|pounds?|cents?|price[sd]?|costs?|fees?|charges?|pay(s|ing|ment)?|paid|tax(es)?|frei|kostenlos|gratis|umsonst|preis\\p{L}*|\\p{L}*preise?|kost\\p{L}*|gebühr\\p{L}*|\\p{L}*gebühr(en)?|zahl\\p{L}*|gratuit\\p{L}*|prix|tarifs?|coût\\p{L}*|frais|pay[eé]\\p{L}*|precios?|tarifas?|cuest\\p{L}*|coste?s?|pag\\p{L}+)(?!\\p{L})`,
      'iu',
    ),
    sign: new RegExp(money, 'giu'),
  },
  {
    name: 'the weather',
    heading:
      /^((the|today[’']s|local|current) )?weather( (today|forecast|report))?$|^(das )?wetter(bericht|vorhersage)?$|^(la )?météo$|^el tiempo$|^il meteo$/u,
    evidence:
      /°|(?<!\p{L})(weather|temperatures?|degrees?|celsius|fahrenheit|rain\p{L}*|snow\p{L}*|sun|sunn\p{L}*|sunshine|cloud\p{L}*|wind\p{L}*|storm\p{L}*|fog\p{L}*|forecast\p{L}*|cold\p{L}*|warm\p{L}*|hot|dry|wet|humid\p{L}*|showers?|frost\p{L}*|ice|icy|heat|thunder\p{L}*|climate|wetter\p{L}*|temperatur\p{L}*|grad|regen\p{L}*|schnee\p{L}*|sonn(e|ig\p{L}*)|wolk\p{L}*|wind\p{L}*|nebel\p{L}*|kalt\p{L}*|warm\p{L}*|météo|pluie\p{L}*|neige\p{L}*|soleil|nuag\p{L}*|vent|température\p{L}*|tiempo|lluvia\p{L}*|nieve|sol|nub\p{L}*|viento|temperatura\p{L}*)(?!\p{L})/iu,
    sign: null,
  },
];

/** What a text says that is under a heading, for people, where the heading names something that is nowhere in it; else null. */
export function otherTopicUnder(heading: CapturedNode, words: string): string | null {
  const said = plain(words);
  if (address.test(said))
    return asksForNoAddress(heading) ? 'fields that ask for no address' : null;
  const topic = topics.find((each) => each.heading.test(said));
  if (!topic) return null;
  const section = sectionUnder(heading);
  if (section.some(mayShow)) return null;
  const text = textOf(section);
  if (topic.evidence.test(text)) return null;
  const other = topics.find(
    (each) => each !== topic && each.sign && signsIn(text, each.sign) >= headingThresholds.signs,
  );
  return other ? `a text about ${other.name}` : null;
}

const address =
  /^(your|my|home|postal|delivery|shipping|billing|(your )?(home|postal|delivery|shipping|billing))( postal)? address$|^(ihre|deine|meine|unsere)? ?(adresse|anschrift|lieferadresse|rechnungsadresse|lieferanschrift)$|^(votre|mon) adresse( postale)?$|^(su|tu|mi) dirección( postal)?$/u;
const addressWords =
  /addr|street|postc|postal|zip|city|country|county|apartment|province|region|residence|(?<!\p{L})(road|avenue|town|house|flat|state|where|ort|stadt|haus\p{L}*|land|wohn\p{L}*|rue|piso)(?!\p{L})|mail|url|adress|anschrift|stra(ß|ss)e|plz|postleit|ville|pays|commune|logement|direcci|calle|ciudad|provincia|código|país|municipio|\d{4}/iu;

function asksForNoAddress(heading: CapturedNode): boolean {
  const section = sectionUnder(heading);
  const fields = section.filter(
    (node) => (isTextField(node) || node.tag === 'select') && isVisible(node),
  );
  if (fields.length === 0 || section.some(({ tag }) => /^(iframe|object|slot)$/.test(tag)))
    return false;
  const said = fields.map(
    (node) =>
      `${labelOf(node)} ${['autocomplete', 'name', 'id', 'placeholder'].map((name) => node.attributes.get(name) ?? '').join(' ')}`,
  );
  return !addressWords.test(`${textOf(section)} ${said.join(' ')}`);
}

function signsIn(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

/** What may show or lead to what a heading names. */
function mayShow({ tag, kind }: CapturedNode): boolean {
  return (
    kind === 'element' &&
    /^(a|audio|button|canvas|details|embed|iframe|img|input|object|select|svg|video)$/.test(tag)
  );
}

function textOf(section: readonly CapturedNode[]): string {
  return section
    .map(({ kind, box, text }) => (kind === 'text' && box ? text : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .slice(0, headingThresholds.text);
}

/** What follows a heading, up to the next one that is not below it, or the end of the part of the page that it is in. */
function sectionUnder(heading: CapturedNode): CapturedNode[] {
  const { nodes } = heading.document;
  const part = heading.parent && closest(heading.parent, isPart);
  const inside = new Set(flatDescendants(heading));
  const end = part ? new Set(flatDescendants(part)) : null;
  const level = levelOf(heading);
  const section: CapturedNode[] = [];
  for (let at = nodes.indexOf(heading) + 1; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (!node || (end && !end.has(node))) break;
    if (inside.has(node)) continue;
    const isOtherPart = /^(footer|nav|aside)$/.test(node.tag);
    if (isOtherPart || (isHeading(node) && levelOf(node) <= level)) break;
    section.push(node);
  }
  return section;
}

function isPart({ tag }: CapturedNode): boolean {
  return /^(article|aside|dialog|fieldset|footer|form|header|main|nav|section)$/.test(tag);
}

function isHeading(node: CapturedNode): boolean {
  return /^h[1-6]$/.test(node.tag) || roleOf(node) === 'heading';
}

function levelOf({ tag, attributes }: CapturedNode): number {
  return Number.parseInt(attributes.get('aria-level') ?? tag.slice(1), 10) || 2;
}
