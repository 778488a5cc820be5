/** Labels of fields that ask for something of the user, whole and in lower case, by the value of autocomplete that says so. */
const labels: Readonly<Record<string, string>> = {
  name: 'name, full name, your name, your full name, vollständiger name, ihr name, nom complet, votre nom, nom et prénom, nombre completo, nombre y apellidos, su nombre, tu nombre, nome completo, volledige naam, naam, name and surname, first and last name, vor- und nachname, vor und nachname, prénom et nom, nom et prénoms, nome e cognome, полное имя, фио, ваше имя, имя и фамилия, imię i nazwisko, ad soyad, adınız soyadınız, الاسم الكامل, الاسم, اسمك, اسمك الكامل, الاسم الثلاثي, שם מלא, namn, navn, nimi, för- och efternamn, fornavn og efternavn, fornavn og etternavn, お名前, 氏名, 姓名, 이름, ονοματεπώνυμο',
  'given-name':
    'first name, given name, forename, your first name, vorname, ihr vorname, prénom, votre prénom, nombre, nome, voornaam, primeiro nome, имя, imię, förnamn, fornavn, etunimi, adınız, الاسم الأول, שם פרטי, nombre propio, όνομα',
  'family-name':
    'last name, surname, family name, your last name, nachname, familienname, ihr nachname, nom, nom de famille, apellido, apellidos, cognome, achternaam, sobrenome, apelido, фамилия, nazwisko, efternamn, etternavn, efternavn, sukunimi, soyadı, soyadınız, اسم العائلة, اللقب, שם משפחה, επώνυμο',
  email:
    'email, e-mail, mail, email address, e-mail address, your email, your e-mail, your email address, mail address, e-mail-adresse, ihre e-mail-adresse, ihre e-mail, emailadresse, e-mailadres, adresse e-mail, adresse email, adresse électronique, courriel, votre e-mail, adresse courriel, adresse de courriel, correo electrónico, correo, su correo electrónico, indirizzo e-mail, indirizzo email, endereço de e-mail, электронная почта, адрес электронной почты, эл. почта, e-post, e-postadress, e-mailadresse, sähköposti, sähköpostiosoite, adres e-mail, e-posta, e-posta adresi, البريد الإلكتروني, البريد الالكتروني, عنوان البريد الإلكتروني, بريدك الإلكتروني, דואר אלקטרוני, אימייל, メールアドレス, 邮箱, 电子邮箱, 电子邮件, 이메일, ηλεκτρονικό ταχυδρομείο, dirección de correo electrónico, dirección de correo, indirizzo di posta elettronica',
  tel: 'phone, phone number, telephone, telephone number, mobile, mobile number, mobile phone, cell phone, your phone number, telefon, telefonnummer, handynummer, mobilnummer, téléphone, numéro de téléphone, portable, teléfono, número de teléfono, móvil, teléfono móvil, telefono, numero di telefono, telefoonnummer, telefone, mobile phone number, your mobile number, contact number, daytime telephone number, daytime phone number, rufnummer, telefon-nummer, handy, mobiltelefon, téléphone portable, numéro de portable, numéro de mobile, votre téléphone, celular, telemóvel, número de telemóvel, número de telefone, mobil, telefonnr, número de móvil, número de celular, teléfono de contacto, cellulare, телефон, номер телефона, мобильный телефон, telefon komórkowy, numer telefonu, telefonnummer, mobilnummer, puhelinnumero, telefon numarası, cep telefonu, الهاتف, رقم الهاتف, رقم الجوال, الجوال, رقم الهاتف المحمول, رقم الموبايل, هاتفك, טלפון, מספר טלפון, טלפון נייד, 電話番号, 电话, 手机号, 手机号码, 전화번호, 휴대폰 번호, τηλέφωνο',
  'postal-code':
    'postcode, postal code, zip, zip code, plz, postleitzahl, code postal, código postal, cap, codice postale, почтовый индекс, kod pocztowy, postnummer, postinumero, posta kodu, الرمز البريدي, מיקוד, 郵便番号, 邮政编码, 우편번호',
  'street-address':
    'street address, street and number, straße und hausnummer, straße, adresse postale, dirección postal, calle y número',
  bday: 'date of birth, birth date, birthday, geburtsdatum, date de naissance, fecha de nacimiento, data di nascita, geboortedatum, your date of birth, birthdate, ihr geburtsdatum, geburtstag, votre date de naissance, su fecha de nacimiento, tu fecha de nacimiento, data de nascimento, дата рождения, data urodzenia, födelsedatum, fødselsdato, syntymäaika, doğum tarihi, تاريخ الميلاد, تاريخ ميلادك, תאריך לידה, 生年月日, 出生日期, 생년월일, ημερομηνία γέννησης',
  'cc-number':
    'card number, credit card number, debit card number, number on card, number on the card, kartennummer, kreditkartennummer, numéro de carte, numéro de la carte, numéro de carte bancaire, número de tarjeta, número de la tarjeta, numero di carta, numero della carta, numero carta, número do cartão, kaartnummer, creditcardnummer, numer karty, kortnummer, korttinumero, kart numarası, číslo karty, kártyaszám, номер карты, номер картки, αριθμός κάρτας, رقم البطاقة, מספר כרטיס, מספר הכרטיס, カード番号, クレジットカード番号, 卡号, 信用卡号, 카드 번호, 카드번호',
  'cc-name':
    'name on card, name on the card, cardholder, cardholder name, name of cardholder, karteninhaber, name auf der karte, nom sur la carte, titulaire de la carte, nombre en la tarjeta, titular de la tarjeta, intestatario della carta, titolare della carta, nome no cartão, naam op kaart, imię i nazwisko na karcie, имя на карте, الاسم على البطاقة, カード名義, カード名義人, 持卡人姓名',
};

const byLabel = new Map(
  Object.entries(labels).flatMap(([purpose, all]) => all.split(', ').map((one) => [one, purpose])),
);

/** “My …”, “your …” before what is asked for. */
const whose =
  /^(?:my|your|meine?|deine?|ihre?|mon|ma|votre|ton|ta|mi|su|tu|(?:il|la) (?:mio|mia|tuo|tua|suo|sua)|(?:o|a) (?:meu|minha|seu|sua|teu|tua)|meu|minha|seu|sua|mijn|uw|jouw|je|min|mitt|mit|din|ditt|dit|mój|moje|moja|twój|twoje|twoja|мой|моя|ваш|ваша)\s+/u;

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
  card: ['cc-number'],
  bday: ['bday', 'bday-day', 'bday-month', 'bday-year'],
};
/** Both are names, and one is never the other. */
const swapped: Readonly<Record<string, string>> = {
  'given-name': 'family-name',
  'family-name': 'given-name',
};
const kindsOf = (value: string) =>
  Object.keys(kinds).filter((kind) => kinds[kind]?.includes(value));

/** Whether a value of autocomplete, in lower case, stands for another kind of thing than the purpose of a field. */
export function isOther(value: string, purpose: string): boolean {
  const given = value.split(/\s+/).filter((token) => token !== 'webauthn');
  const last = given.at(-1) ?? '';
  if (swapped[purpose] === last) return true;
  const said = kindsOf(last);
  return said.length > 0 && !kindsOf(purpose).some((kind) => said.includes(kind));
}

/** What a field asks of the user by its label, as a value of autocomplete; null where that is not certain. */
export function purposeOf(label: string): string | null {
  const words = label
    .toLowerCase()
    .replace(
      /\((required|optional|pflichtfeld|freiwillig|obligatoire|facultatif|obligatorio|opcional|необязательно|اختياري|مطلوب)\)/g,
      '',
    )
    .replace(/[*:✱]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const found = byLabel.get(words) ?? byLabel.get(words.replace(whose, ''));
  if (found !== undefined || !whose.test(words)) return found ?? null;
  // “Your mobile number, for the receipt”: whose it is, is said before, and what for behind.
  const asked = words.replace(/\s*[,(–—].*$/u, '');
  return byLabel.get(asked) ?? byLabel.get(asked.replace(whose, '')) ?? null;
}

/** Whether a label says whose it is: “My …”, “your …”. */
export function saysWhose(label: string): boolean {
  return whose.test(label.trim().toLowerCase());
}

const ofCards =
  /^cc-(?!name)|(?<!\p{L})(?:cvv2?|cvc2?|csc|cid)(?!\p{L})|security code|card verification|expiry|expiration|cardholder|on (?:the )?card|prüfziffer|prüfnummer|karteninhaber|auf der karte|gültig bis|cryptogramme|titulaire|sur la carte|expire|en la tarjeta|titular|caducidad|vencimiento|scadenza|titolare|intestatario|no cartão|validade|op (?:de )?kaart|vervaldatum|na karcie|data ważności|срок действия|на карте|البطاقة|תוקף|有効期限|名義|有效期|持卡人|유효/iu;

/** Whether what else a form asks for, or says of itself in the code, is about a card to pay with: there are others with numbers. */
export function speaksOfCards(words: string): boolean {
  return ofCards.test(words);
}

const ofPayment =
  /(?<![\p{L}-])cc-|(?<!\p{L})(?:cvv2?|cvc2?|csc|visa|mastercard|maestro|amex)(?!\p{L})|credit|debit|kreditkarte|bankkarte|girocard|bezahlkarte|bancaire|cryptogramme|crédito|débito|credito|pagamento con carta|creditcard|betaalkaart|betaalpas|bankpas|płatnicz|kredytow|bankkort|kontokort|betalkort|betalingskort|kreditkort|kredittkort|luottokort|pankkikort|kredi kart|banka kart|platební kart|kreditní|банковск|кредитн|плат[её]жн|платіжн|банківськ|πιστωτικ|χρεωστικ|ائتمان|אשראי|クレジット|デビット|信用卡|借记卡|신용|체크카드/iu;

/** Whether that is said of cards only that one pays with: those of libraries, shops and insurers have numbers, codes and ends as well. */
export function speaksOfPayment(words: string): boolean {
  return ofPayment.test(words);
}
