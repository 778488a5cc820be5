/** Labels of fields that ask for something of the user, whole and in lower case, by the value of autocomplete that says so. */
const labels: Readonly<Record<string, string>> = {
  name: 'name, full name, your name, your full name, vollständiger name, ihr name, nom complet, votre nom, nom et prénom, nombre completo, nombre y apellidos, su nombre, tu nombre, nome completo, volledige naam, naam',
  'given-name':
    'first name, given name, forename, your first name, vorname, ihr vorname, prénom, votre prénom, nombre, nome, voornaam, primeiro nome',
  'family-name':
    'last name, surname, family name, your last name, nachname, familienname, ihr nachname, nom, nom de famille, apellido, apellidos, cognome, achternaam, sobrenome, apelido',
  email:
    'email, e-mail, mail, email address, e-mail address, your email, your e-mail, your email address, mail address, e-mail-adresse, ihre e-mail-adresse, ihre e-mail, emailadresse, e-mailadres, adresse e-mail, adresse email, adresse électronique, courriel, votre e-mail, adresse courriel, adresse de courriel, correo electrónico, correo, su correo electrónico, indirizzo e-mail, indirizzo email, endereço de e-mail',
  tel: 'phone, phone number, telephone, telephone number, mobile, mobile number, mobile phone, cell phone, your phone number, telefon, telefonnummer, handynummer, mobilnummer, téléphone, numéro de téléphone, portable, teléfono, número de teléfono, móvil, teléfono móvil, telefono, numero di telefono, telefoonnummer, telefone',
  'postal-code':
    'postcode, postal code, zip, zip code, plz, postleitzahl, code postal, código postal, cap, codice postale',
  'street-address':
    'street address, street and number, straße und hausnummer, straße, adresse postale, dirección postal, calle y número',
  bday: 'date of birth, birth date, birthday, geburtsdatum, date de naissance, fecha de nacimiento, data di nascita, geboortedatum',
};

const byLabel = new Map(
  Object.entries(labels).flatMap(([purpose, all]) => all.split(', ').map((one) => [one, purpose])),
);

/** Kinds of things that people are asked for: a value of another kind is certainly wrong. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  name: [
    'name',
    'given-name',
    'additional-name',
    'family-name',
    'nickname',
    'honorific-prefix',
    'username',
    'cc-name',
  ],
  email: ['email', 'username'],
  tel: ['tel', 'tel-national', 'tel-local', 'tel-country-code', 'tel-area-code', 'username'],
  address: [
    'street-address',
    'address-line1',
    'address-line2',
    'address-line3',
    'postal-code',
    'address-level1',
    'address-level2',
  ],
  bday: ['bday', 'bday-day', 'bday-month', 'bday-year'],
};
const kindsOf = (value: string) =>
  Object.keys(kinds).filter((kind) => kinds[kind]?.includes(value));

/** Whether a value of autocomplete, in lower case, stands for another kind of thing than the purpose of a field. */
export function isOther(value: string, purpose: string): boolean {
  const given = value.split(/\s+/).filter((token) => token !== 'webauthn');
  const said = kindsOf(given.at(-1) ?? '');
  return said.length > 0 && !kindsOf(purpose).some((kind) => said.includes(kind));
}

/** What a field asks of the user by its label, as a value of autocomplete; null where that is not certain. */
export function purposeOf(label: string): string | null {
  const words = label
    .toLowerCase()
    .replace(/\((required|optional|pflichtfeld|obligatoire|facultatif|obligatorio|opcional)\)/g, '')
    .replace(/[*:✱]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return byLabel.get(words) ?? null;
}
