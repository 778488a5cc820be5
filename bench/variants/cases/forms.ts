import type { Variant } from '../variant.ts';

/** Fields and their labels, hints and errors. */
export const forms: readonly Variant[] = [
  {
    id: 'text-beside-field',
    about: 'F111',
    criteria: ['1.3.1', '4.1.2', '2.5.3'],
    barrier: 'The text beside a field is not tied to it.',
    target: ['input'],
    words: 'label|name',
    language: 'de',
    title: 'Strom abmelden',
    body: (flaw) =>
      `<form action="/ok"><p>${flaw('<label for="k">', '<span>')}Kundennummer${flaw('</label>', '</span>')} <input id="k" name="k"></p><button>Weiter</button></form>`,
  },
  {
    id: 'placeholder-is-the-label',
    about: 'forms',
    criteria: ['3.3.2', '4.1.2', '1.3.1'],
    barrier: 'A field has a placeholder and no label.',
    target: ['input'],
    words: 'placeholder|label',
    language: 'fr',
    title: 'Recevoir un devis',
    body: (flaw) =>
      `<form action="/ok">${flaw('<label for="s">Surface en mètres carrés</label> ', '')}<input id="s" name="s" placeholder="Surface en mètres carrés" style="width: 16rem"> <button>Demander</button></form>`,
  },
  {
    id: 'label-of-missing-field',
    about: 'F68',
    criteria: ['4.1.2', '1.3.1'],
    barrier: 'A label names an id that the field does not have.',
    target: ['select', 'label'],
    words: 'label|name',
    title: 'Order compost',
    body: (flaw) =>
      `<form action="/ok"><label for="${flaw('size', 'sise')}">Size of the bag</label> <select id="size" name="size"><option>20 liters</option><option>40 liters</option></select> <button>Order</button></form>`,
  },
  {
    id: 'telephone-in-parts',
    about: 'F82',
    criteria: ['3.3.2', '4.1.2', '1.3.1'],
    barrier: 'Of the three parts of a telephone number only the first has a name.',
    target: ['input'],
    words: 'label|name',
    title: 'Call me back',
    body: (flaw) =>
      `<form action="/ok"><fieldset><legend>Telephone</legend>(<input size="3" maxlength="3" name="a" aria-label="Area code">) <input size="3" maxlength="3" name="b"${flaw(' aria-label="Exchange, three digits"', '')}> - <input size="4" maxlength="4" name="c"${flaw(' aria-label="Line, four digits"', '')}></fieldset><button>Call me</button></form>`,
  },
  {
    id: 'date-in-parts',
    about: 'F86',
    criteria: ['4.1.2', '3.3.2', '1.3.1'],
    barrier: 'The three fields of a date have no names.',
    target: ['input'],
    words: 'label|name',
    language: 'de',
    title: 'Führerschein verlängern',
    body: (flaw) =>
      `<form action="/ok"><fieldset><legend>Ausgestellt am</legend>${[
        ['t', 'Tag'],
        ['m', 'Monat'],
        ['j', 'Jahr'],
      ]
        .map(
          ([id, name]) =>
            `${flaw(`<label for="${id}">${name}</label>`, '')}<input id="${id}" name="${id}" size="4" inputmode="numeric">`,
        )
        .join(' . ')}</fieldset><button>Weiter</button></form>`,
  },
  {
    id: 'box-with-text-beside',
    about: 'e086e5',
    criteria: ['4.1.2', '1.3.1'],
    barrier: 'The text beside a checkbox is not its label.',
    target: ['input'],
    words: 'label|name',
    language: 'es',
    title: 'Condiciones de compra',
    body: (flaw) =>
      `<form action="/ok"><p>${flaw('<label>', '')}<input type="checkbox" name="a"> ${flaw('', '<span>')}He leído las condiciones${flaw('</label>', '</span>')}</p><button>Comprar</button></form>`,
  },
  {
    id: 'labels-that-say-nothing',
    about: 'cc0f0a',
    criteria: ['2.4.6'],
    barrier: 'Two labels are the same without saying what each is for.',
    target: ['label', 'input'],
    words: 'label',
    title: 'Send a parcel',
    body: (flaw) =>
      `<form action="/ok"><p><label for="a">${flaw('Town of the sender', 'Text')}</label> <input id="a" name="a"></p><p><label for="b">${flaw('Town of the receiver', 'Text')}</label> <input id="b" name="b"></p><button>Send</button></form>`,
  },
  {
    id: 'invalid-autocomplete',
    about: '73f2c2',
    criteria: ['1.3.5'],
    barrier: 'The purpose of a field is no known word.',
    target: ['input'],
    words: 'autocomplete',
    language: 'de',
    title: 'Mitglied werden',
    body: (flaw) =>
      `<form action="/ok"><label for="v">Vorname</label> <input id="v" name="v" autocomplete="${flaw('given-name', 'vorname')}"> <button>Weiter</button></form>`,
  },
  {
    id: 'purpose-not-given',
    about: 'forms',
    criteria: ['1.3.5'],
    barrier: 'Fields about the user do not say their purpose.',
    target: ['input'],
    words: 'autocomplete|purpose',
    language: 'es',
    title: 'Cree su cuenta',
    body: (flaw) =>
      `<form action="/ok"><p><label for="n">Nombre y apellidos</label> <input id="n" name="n"${flaw(' autocomplete="name"', '')}></p><p><label for="c">Correo electrónico</label> <input id="c" name="c" type="email"${flaw(' autocomplete="email"', '')}></p><p><label for="t">Teléfono móvil</label> <input id="t" name="t" type="tel"${flaw(' autocomplete="tel"', '')}></p><button>Crear cuenta</button></form>`,
  },
  {
    id: 'purpose-of-another-field',
    about: 'F107',
    criteria: ['1.3.5'],
    barrier: 'The purpose given is that of another field.',
    target: ['#ci', 'input'],
    words: 'autocomplete|purpose',
    title: 'Your account',
    body: (flaw) =>
      `<form action="/ok"><p><label for="ci">Email address</label> <input id="ci" name="ci" type="text" autocomplete="${flaw('email', 'street-address')}"></p><button>Save</button></form>`,
  },
  {
    id: 'error-not-tied',
    about: 'forms',
    criteria: ['3.3.1', '1.3.1', '4.1.3'],
    barrier: 'An error message is not tied to its field.',
    target: ['input', '.err'],
    words: 'error|message|invalid|describ',
    title: 'Book the ferry',
    head: '<style>.err { color: #a3001b }</style>',
    body: (flaw) =>
      `<form action="/ok"><p><label for="d">Day of travel</label> <input id="d" name="d" value="31 June"${flaw(' aria-invalid="true" aria-describedby="e"', ' aria-invalid="true"')}></p><p class="err" id="e">Day of travel: June has 30 days. Enter a day from 1 to 30.</p><button>Book</button></form>`,
  },
  {
    id: 'error-says-nothing',
    about: '36b590',
    criteria: ['3.3.1', '3.3.3'],
    barrier: 'An error message says neither what nor where.',
    target: ['.err', 'input'],
    words: 'error|message',
    language: 'de',
    title: 'Konto eröffnen',
    head: '<style>.err { color: #a3001b }</style>',
    body: (flaw) =>
      `<form action="/ok"><p><label for="i">IBAN</label> <input id="i" name="i" value="DE12" aria-invalid="true" aria-describedby="e"></p><p class="err" id="e">${flaw('Die IBAN muss 22 Zeichen haben, zum Beispiel DE21 5005 0000 1234 5678 97.', 'Ungültige Eingabe')}</p><button>Weiter</button></form>`,
  },
  {
    id: 'no-pasting-of-passwords',
    about: 'F109',
    criteria: ['3.3.8', '3.3.9'],
    barrier: 'A password cannot be pasted.',
    target: ['input[type=password]'],
    words: 'past',
    title: 'Sign in',
    body: (flaw) =>
      `<form action="/in"><p><label for="u">User name</label> <input id="u" name="u" autocomplete="username"></p><p><label for="p">Password</label> <input id="p" name="p" type="password" autocomplete="current-password"></p><button>Sign in</button></form>${flaw('', "<script>document.getElementById('p').addEventListener('paste', (event) => event.preventDefault());</script>")}`,
  },
  {
    id: 'labelled-by-nothing',
    about: 'e086e5',
    criteria: ['4.1.2', '1.3.1'],
    barrier: 'A field is labelled by an id that does not exist.',
    target: ['textarea'],
    words: 'label|name',
    language: 'it',
    title: 'Scriveteci',
    body: (flaw) =>
      `<form action="/ok"><p id="msg">Il vostro messaggio</p><textarea name="m" rows="4" aria-labelledby="${flaw('msg', 'messaggio')}"></textarea><p><button>Inviare</button></p></form>`,
  },
  {
    id: 'visible-label-not-in-name',
    about: 'F96',
    criteria: ['2.5.3'],
    barrier: 'A button is named otherwise than it reads.',
    target: ['button'],
    words: 'visible|label in name|name',
    language: 'fr',
    title: 'Votre panier',
    body: (flaw) =>
      `<p>Deux livres, 31 euros.</p><button type="button" aria-label="${flaw('Payer maintenant la commande', 'Valider')}">Payer maintenant</button>`,
  },
  {
    id: 'link-named-otherwise',
    about: '2ee8b8',
    criteria: ['2.5.3'],
    barrier: 'The name of a link leaves its visible words out.',
    target: ['a'],
    words: 'visible|label in name|name',
    title: 'Allotments',
    body: (flaw) =>
      `<p><a href="/wait" aria-label="${flaw('Join the waiting list for a plot', 'Application form')}">Join the waiting list</a></p>`,
  },
  {
    id: 'group-without-legend',
    about: 'forms',
    criteria: ['1.3.1', '3.3.2'],
    barrier: 'A group of boxes has no name.',
    target: ['fieldset', 'input'],
    words: 'group|fieldset|legend',
    language: 'de',
    title: 'Abholung wählen',
    body: (flaw) =>
      `<form action="/ok"><fieldset>${flaw('<legend>An welchen Tagen können wir kommen?</legend>', '')}<label><input type="checkbox" name="d" value="1"> Montag</label> <label><input type="checkbox" name="d" value="2"> Dienstag</label> <label><input type="checkbox" name="d" value="3"> Mittwoch</label></fieldset><button>Weiter</button></form>`,
  },
  {
    id: 'button-without-name',
    about: '97a4e1',
    criteria: ['4.1.2'],
    barrier: 'A button is drawn by a style and has no name.',
    target: ['button.cl'],
    words: 'button|name',
    title: 'Cookie notice',
    head: '<style>.cl { width: 36px; height: 36px; position: relative } .cl i { position: absolute; inset: 16px 8px; background: #222; transform: rotate(45deg) } .cl i + i { transform: rotate(-45deg) }</style>',
    body: (flaw) =>
      `<p>We store your language.</p><button type="button" class="cl"${flaw(' aria-label="Close"', '')}><i></i><i></i></button>`,
  },
  {
    id: 'submit-with-empty-value',
    about: '97a4e1',
    criteria: ['4.1.2'],
    barrier: 'A button to send a form has an empty name.',
    target: ['input[type=submit]'],
    words: 'button|name',
    language: 'pl',
    title: 'Szukaj w katalogu',
    body: (flaw) =>
      `<form action="/s"><label for="q">Słowo</label> <input id="q" name="q"> <input type="submit" value="${flaw('Szukaj', '')}" style="width: 40px; height: 32px"></form>`,
  },
  {
    id: 'summary-without-name',
    about: '2t702h',
    criteria: ['4.1.2'],
    barrier: 'The opener of details has no name.',
    target: ['summary'],
    words: 'summary|name',
    title: 'Delivery',
    body: (flaw) =>
      `<details><summary>${flaw('Delivery to islands', '<span aria-hidden="true">+</span>')}</summary><p>Islands take three days longer.</p></details>`,
  },
  {
    id: 'button-label-generic',
    about: 'buttons',
    criteria: ['2.4.6'],
    barrier: 'A button says only “Button”.',
    target: ['button'],
    words: 'button|label|generic|nothing',
    title: 'Renew your card',
    body: (flaw) =>
      `<form action="/ok"><label for="c">Number of the card</label> <input id="c" name="c"> <button>${flaw('Renew the card', 'Button')}</button></form>`,
  },
  {
    id: 'required-star-unexplained',
    about: 'forms',
    criteria: ['3.3.2', '1.3.1'],
    barrier: 'That a field is required is shown by a star in the style only.',
    target: ['input', 'label'],
    words: 'required',
    title: 'Report a street light',
    head: '<style>.must::after { content: " *"; color: #a3001b }</style>',
    body: (flaw) =>
      `<form action="/ok"><p>${flaw('Fields with a star are required.', 'Please tell us where the light is.')}</p><p><label class="must" for="p">Number of the post</label> <input id="p" name="p"${flaw(' required', '')}></p><p><label for="r">Remark</label> <input id="r" name="r"></p><button>Report</button></form>`,
  },
  {
    id: 'hint-not-tied',
    about: 'forms',
    criteria: ['1.3.1', '3.3.2'],
    barrier: 'The hint about the format is not tied to its field.',
    target: ['input', '.hint'],
    words: 'hint|describ|format|instruction',
    title: 'Check a voucher',
    body: (flaw) =>
      `<form action="/ok"><p><label for="v">Voucher</label> <input id="v" name="v"${flaw(' aria-describedby="h"', '')}></p><p class="hint" id="h">Format: three letters, a dash and five digits, for example ABC-12345.</p><button>Check</button></form>`,
  },
];
