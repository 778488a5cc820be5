import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { purposeOf } from '../field-purpose/purposes.ts';
import { plain } from '../meaningless-words.ts';
import { closest, roleOf } from '../page/controls.ts';
import { labelOf } from '../page/label-of.ts';
import { allWordsOf } from '../page/words-of.ts';

/** Parts of a page, which no field about a person is called by. */
const partsOfPages = new Set(
  'menu, main menu, navigation, home, homepage, home page, footer, header, sidebar, breadcrumb, log out, logout, sign out, site map, sitemap, hauptmenü, menü, startseite, fußzeile, kopfzeile, abmelden, menu principal, accueil, pied de page, plan du site, déconnexion, menú, menú principal, inicio, pie de página, cerrar sesión, mapa del sitio'.split(
    ', ',
  ),
);

/** What a field for searching is called, and no field for a mail address or a telephone number. */
const searches = new Set(
  'search, suche, suchen, recherche, rechercher, buscar, búsqueda, cerca, ricerca, zoeken, pesquisar, pesquisa, procurar, sök, søg, søk, haku, szukaj, wyszukaj, hledat, vyhledávání, ara, arama, поиск, найти, αναζήτηση, بحث, חיפוש, 検索, 搜索, 검색'.split(
    ', ',
  ),
);

/** What names and ids of fields about a person say, without hyphens, by the value of autocomplete that says the same. */
const inCode: Readonly<Record<string, string>> = {
  'given-name': 'fname, firstname, givenname, forename, vorname, prenom, inputfirstname',
  'family-name':
    'lname, lastname, familyname, surname, nachname, apellido, apellidos, inputlastname',
  email: 'email, emailaddress, useremail, youremail, inputemail, courriel',
  tel: 'phone, phonenumber, telephone, tel, mobile, telefon, telefono, inputphone',
  'postal-code': 'zip, zipcode, postcode, postalcode, plz, postleitzahl, codepostal, codigopostal',
  bday: 'birthday, birthdate, dateofbirth, dob, geburtsdatum, datenaissance, fechanacimiento',
};

const byName = new Map(
  Object.entries(inCode).flatMap(([purpose, all]) => all.split(', ').map((one) => [one, purpose])),
);

/** What the code says of a field, in each of the ways that it can. */
function signsOf({ attributes }: CapturedNode): string[] {
  const type = attributes.get('type')?.toLowerCase() ?? '';
  const names = new Set(
    ['name', 'id'].map((attribute) => byName.get(bare(attributes.get(attribute) ?? ''))),
  );
  const purpose = attributes.get('autocomplete')?.trim().toLowerCase().split(/\s+/).at(-1) ?? '';
  return [type === 'email' || type === 'tel' ? type : undefined, ...names, purpose].filter(
    (sign) => sign !== undefined && sign in inCode,
  ) as string[];
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[-_ ]/g, '');
}

/** What a field asks for, for people, where its label says something else; null where that may be. */
export function otherPurpose(field: CapturedNode): string | null {
  const label = labelOf(field);
  const count = countIn(field);
  if (count && isTypedIn(purposeOf(label))) return count;
  const signs = signsOf(field);
  const [first] = signs;
  if (first === undefined || signs.some((sign) => sign !== first)) return null;
  if (partsOfPages.has(plain(label)) && field.tag === 'input') return purposeNames[first] ?? null;
  if (searches.has(plain(label)) && signs.length > 1) return purposeNames[first] ?? null;
  const said = purposeOf(label);
  if (said === null || said === first || signs.length < 2) return null;
  const isName = (purpose: string) => purpose.endsWith('name');
  // “Nombre” and “Nom” are all of a name, or a part of it.
  if (isName(said) && isName(first)) return null;
  return purposeNames[first] ?? null;
}

/** What is asked for where all choices of a list are small numbers that count on; null for other fields. */
function countIn(field: CapturedNode): string | null {
  if (field.tag !== 'select') return null;
  const choices = [...flatDescendants(field)]
    .filter(({ tag }) => tag === 'option')
    .map((option) => allWordsOf(option))
    .filter((words) => /^\d{1,2}$/.test(words))
    .map(Number);
  const [first = 0] = choices;
  const options = [...flatDescendants(field)].filter(({ tag }) => tag === 'option').length;
  const countsOn = choices.every((number, index) => number === first + index);
  return choices.length > 2 && options - choices.length <= 1 && first <= 1 && countsOn
    ? `a number from ${first} to ${choices.at(-1)}`
    : null;
}

/** What people have to type, and cannot choose from small numbers; a birthday may be three lists. */
function isTypedIn(purpose: string | null): boolean {
  return purpose !== null && purpose !== 'bday';
}

const purposeNames: Readonly<Record<string, string>> = {
  'given-name': 'a first name',
  'family-name': 'a last name',
  email: 'a mail address',
  tel: 'a telephone number',
  'postal-code': 'a postal code',
  bday: 'a date of birth',
};

/** Fields that stand beside each other as pairs: what their names in the code are, and what their labels say. */
const pairs: readonly (readonly [Side, Side])[] = [
  [
    {
      id: /^(what|keywords?|query|q|was|quoi|que)$/,
      label:
        /\b(job|skill|keyword|what|search|stelle|beruf|stichwort|was|métier|poste|quoi|puesto|empleo|qué)\b/iu,
    },
    {
      id: /^(where|location|city|town|place|wo|ort|lieu|ville|donde|lugar|ciudad)$/,
      label:
        /\b(where|location|city|town|post ?code|zip|place|region|wo|ort|stadt|plz|lieu|ville|région|dónde|lugar|ciudad)\b/iu,
    },
  ],
  [
    {
      id: /^(from|origin|von|desde|depart|origen)$/,
      label: /^(from|origin|von|de|departing from|départ|desde|origen)\b/iu,
    },
    {
      id: /^(to|destination|nach|bis|hasta|arrivee|destino)$/,
      label: /^(to|destination|nach|bis|going to|arrivée|hasta|destino)\b/iu,
    },
  ],
  [
    {
      id: /^(start|begin|anfang|beginn|debut|inicio)$/,
      label: /\b(start|begin\p{L}*|anfang|beginn|début|inicio)\b/iu,
    },
    { id: /^(end|finish|ende|fin|final)$/, label: /\b(end|ends|finish|ende|fin|final)\b/iu },
  ],
  [
    {
      id: /^(min|minimum|mindest)$/,
      label: /\b(min|minimum|mindestens|at least|au moins|mínimo)\b/iu,
    },
    {
      id: /^(max|maximum|hoechst)$/,
      label: /\b(max|maximum|höchstens|at most|au plus|máximo)\b/iu,
    },
  ],
  [
    {
      id: /^(first|given|vor|fname|vorname|prenom)$/,
      label: /\b(first name|given name|vorname|prénom)\b/iu,
    },
    {
      id: /^(last|family|nach|lname|nachname|surname)$/,
      label: /\b(last name|family name|surname|nachname|apellidos?)\b/iu,
    },
  ],
  [
    {
      id: /^(arrival|checkin|anreise|ankunft|arrivee|llegada|entrada)$/,
      label: /\b(arrival|check[- ]?in|anreise|ankunft|arrivée|llegada|entrada)\b/iu,
    },
    {
      id: /^(departure|checkout|abreise|abfahrt|depart|salida)$/,
      label: /\b(departure|check[- ]?out|abreise|abfahrt|départ|salida)\b/iu,
    },
  ],
];

interface Side {
  id: RegExp;
  label: RegExp;
}

/** Fields of which each has the label of the other. */
export function swappedLabels(fields: readonly CapturedNode[]): CapturedNode[] {
  const byForm = Map.groupBy(fields, (field) =>
    closest(
      field,
      (node) => node.tag === 'form' || node.tag === 'fieldset' || roleOf(node) === 'search',
    ),
  );
  return [...byForm]
    .filter(([form]) => form !== null)
    .flatMap(([, inForm]) =>
      pairs.flatMap(([one, other]) => {
        const [a, ...moreA] = inForm.filter((field) => isNamed(field, one));
        const [b, ...moreB] = inForm.filter((field) => isNamed(field, other));
        if (!a || !b || a === b || moreA.length + moreB.length > 0) return [];
        const [saidA, saidB] = [labelOf(a), labelOf(b)];
        const isSwapped =
          other.label.test(saidA) &&
          !one.label.test(saidA) &&
          one.label.test(saidB) &&
          !other.label.test(saidB);
        return isSwapped ? [a, b] : [];
      }),
    );
}

function isNamed({ attributes }: CapturedNode, { id }: Side): boolean {
  const names = ['name', 'id'].flatMap((name) => attributes.get(name) ?? []);
  return names.length > 0 && names.every((name) => id.test(bare(name)));
}
