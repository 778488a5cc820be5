import { rawAttribute, withAttribute } from './opening-tag.ts';
import type { TagFix } from './tag-fix.ts';

/** The field names of the HTML standard. */
const fieldNames = new Set(
  `name honorific-prefix given-name additional-name family-name honorific-suffix nickname username
  new-password current-password one-time-code organization-title organization street-address
  address-line1 address-line2 address-line3 address-level4 address-level3 address-level2
  address-level1 country country-name postal-code cc-name cc-given-name cc-additional-name
  cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency
  transaction-amount language bday bday-day bday-month bday-year sex url photo tel tel-country-code
  tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email
  impp`.split(/\s+/),
);
const modifiers = new Set(['shipping', 'billing', 'home', 'work', 'mobile', 'fax', 'pager']);

/** What people write when they mean a field name. */
const nearMisses: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'e-mail': 'email',
    'email-address': 'email',
    mail: 'email',
    firstname: 'given-name',
    'first-name': 'given-name',
    first_name: 'given-name',
    fname: 'given-name',
    lastname: 'family-name',
    'last-name': 'family-name',
    last_name: 'family-name',
    lname: 'family-name',
    surname: 'family-name',
    fullname: 'name',
    'full-name': 'name',
    phone: 'tel',
    telephone: 'tel',
    'phone-number': 'tel',
    zip: 'postal-code',
    zipcode: 'postal-code',
    'zip-code': 'postal-code',
    postcode: 'postal-code',
    postalcode: 'postal-code',
    address: 'street-address',
    street: 'street-address',
    city: 'address-level2',
    town: 'address-level2',
    state: 'address-level1',
    province: 'address-level1',
    birthday: 'bday',
    birthdate: 'bday',
    company: 'organization',
    organisation: 'organization',
    password: 'current-password',
    'user-name': 'username',
    login: 'username',
    website: 'url',
    gender: 'sex',
  }),
);

/** Repairs a token list when every token is known or an obvious slip; null otherwise. */
export const fixAutocomplete: TagFix = (tag) => {
  const tokens = (rawAttribute(tag, 'autocomplete') ?? '').toLowerCase().split(/\s+/);
  const repaired = tokens
    .filter((token) => token !== '')
    .map((token) => nearMisses.get(token) ?? token);
  const isKnown = (token: string) =>
    fieldNames.has(token) || modifiers.has(token) || token.startsWith('section-');
  const last = repaired.at(-1);
  if (last === undefined || !fieldNames.has(last) || !repaired.every(isKnown)) return null;
  if (repaired.join(' ') === tokens.join(' ')) return null;
  return {
    changed: withAttribute(tag, 'autocomplete', repaired.join(' ')),
    note: `"${last}" is the standard token for what the value seems to mean. Check that the field asks for it.`,
  };
};
