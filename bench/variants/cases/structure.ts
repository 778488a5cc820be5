import type { Variant } from '../variant.ts';

const courses = (level: string, open: string, close: string) => `
<${level}${open}>Schwimmen für Anfänger</${close}><p>Zehn Abende im Lehrbecken, immer dienstags um sechs Uhr. Wer mag, bekommt am Ende ein Abzeichen.</p>
<${level}${open}>Kraulen für Geübte</${close}><p>Acht Abende im großen Becken. Wir üben Atmung und Wende und schwimmen jedes Mal einen Kilometer.</p>`;

/** Headings, lists, order and blocks. */
export const structure: readonly Variant[] = [
  {
    id: 'large-bold-division-as-heading',
    about: 'F2',
    criteria: ['1.3.1', '2.4.6'],
    barrier: 'Sections are headed by large bold text that is no heading.',
    target: ['.t'],
    words: 'heading',
    language: 'de',
    title: 'Kurse im Hallenbad',
    head: '<style>.t { font-size: 1.5rem; font-weight: 700; margin: 1.5rem 0 0.5rem }</style>',
    body: (flaw) => flaw(courses('h2', ' class="t"', 'h2'), courses('div', ' class="t"', 'div')),
  },
  {
    id: 'strong-paragraph-as-heading',
    about: 'F2',
    criteria: ['1.3.1', '2.4.6'],
    barrier: 'Paragraphs of bold text stand for headings.',
    target: ['p:has(> strong)', 'p > strong'],
    words: 'heading',
    language: 'fr',
    title: 'Conditions de retour',
    body: (flaw) => {
      const section = (head: string, text: string) =>
        `${flaw(`<h2>${head}</h2>`, `<p><strong>${head}</strong></p>`)}<p>${text}</p>`;
      return (
        section(
          'Délai',
          'Vous avez trente jours pour nous renvoyer un article, à compter du jour où vous l’avez reçu.',
        ) +
        section(
          'Frais',
          'Le retour est gratuit si vous utilisez l’étiquette jointe au colis. Sinon, les frais sont à votre charge.',
        ) +
        section(
          'Remboursement',
          'Nous vous remboursons dans les quatorze jours par le moyen de paiement que vous avez choisi.',
        )
      );
    },
  },
  {
    id: 'block-span-as-heading',
    about: 'headings',
    criteria: ['1.3.1', '2.4.6'],
    barrier: 'Colored capitals above each part are no headings.',
    target: ['.cap'],
    words: 'heading',
    language: 'es',
    title: 'Guía del parque natural',
    head: '<style>.cap { display: block; font-size: 1.3rem; text-transform: uppercase; color: #1b5e20; font-weight: 600; margin-top: 1.5rem }</style>',
    body: (flaw) => {
      const tag = flaw('h2', 'span');
      const part = (head: string, text: string) =>
        `<section><${tag} class="cap">${head}</${tag}><p>${text}</p></section>`;
      return (
        part(
          'Cómo llegar',
          'El tren para en la entrada norte cada dos horas. En coche, tome la salida 41 de la autovía.',
        ) +
        part(
          'Senderos',
          'Hay cuatro senderos señalizados. El más corto rodea la laguna y se recorre en cuarenta minutos.',
        )
      );
    },
  },
  {
    id: 'bullets-and-breaks',
    about: 'lists',
    criteria: ['1.3.1'],
    barrier: 'A list is made of bullet characters and line breaks.',
    target: ['p.pack', '.pack'],
    words: 'list',
    title: 'What to pack for the hut',
    body: (flaw) =>
      flaw(
        '<ul class="pack"><li>A thin sleeping bag</li><li>Slippers</li><li>A torch</li><li>Cash for the warden</li></ul>',
        '<p class="pack">• A thin sleeping bag<br>• Slippers<br>• A torch<br>• Cash for the warden</p>',
      ),
  },
  {
    id: 'dashes-in-paragraphs',
    about: 'lists',
    criteria: ['1.3.1'],
    barrier: 'A list is made of paragraphs that begin with a dash.',
    target: ['.l p', '.l'],
    words: 'list',
    language: 'de',
    title: 'Das gehört in den Biomüll',
    body: (flaw) =>
      flaw(
        '<div class="l"><ul><li>Schalen von Obst und Gemüse</li><li>Kaffeesatz mit Filter</li><li>Welke Blumen</li><li>Eierschalen</li></ul></div>',
        '<div class="l"><p>– Schalen von Obst und Gemüse</p><p>– Kaffeesatz mit Filter</p><p>– Welke Blumen</p><p>– Eierschalen</p></div>',
      ),
  },
  {
    id: 'numbers-in-divisions',
    about: 'lists',
    criteria: ['1.3.1'],
    barrier: 'Numbered steps are no list.',
    target: ['.step', '.steps'],
    words: 'list',
    language: 'fr',
    title: 'Changer un pneu de vélo',
    body: (flaw) =>
      flaw(
        '<ol class="steps"><li class="step">Retirez la roue.</li><li class="step">Dégonflez la chambre à air.</li><li class="step">Sortez le pneu de la jante.</li><li class="step">Posez le nouveau pneu.</li></ol>',
        '<div class="steps"><div class="step">1) Retirez la roue.</div><div class="step">2) Dégonflez la chambre à air.</div><div class="step">3) Sortez le pneu de la jante.</div><div class="step">4) Posez le nouveau pneu.</div></div>',
      ),
  },
  {
    id: 'heading-for-looks',
    about: 'F43',
    criteria: ['1.3.1'],
    barrier: 'A heading is used to make a note bold.',
    target: ['h4'],
    words: 'heading',
    title: 'Book a room',
    body: (flaw) =>
      `<p>Rooms can be booked a year ahead by telephone.</p>${flaw('<p><b>', '<h4>')}Please note that the lift is being repaired until the end of March, so rooms on the upper floors can only be reached by the stairs, and that breakfast is served on the ground floor from seven until half past nine.${flaw('</b></p>', '</h4>')}`,
  },
  {
    id: 'quotation-for-indent',
    about: 'F43',
    criteria: ['1.3.1'],
    barrier: 'A quotation element indents text that is not quoted.',
    target: ['blockquote'],
    words: 'quot',
    title: 'Rent a boat',
    head: '<style>.in { margin-left: 2.5rem }</style>',
    body: (flaw) =>
      `<p>Boats are rented by the hour.</p>${flaw('<div class="in">', '<blockquote>')}<p>Bring a photo card and a deposit of fifty pounds. Children under twelve need a life jacket, which we lend for free.</p>${flaw('</div>', '</blockquote>')}`,
  },
  {
    id: 'empty-heading',
    about: 'ffd0e9',
    criteria: ['1.3.1', '2.4.6'],
    barrier: 'A heading has no content for assistive technology.',
    target: ['h2'],
    words: 'heading',
    language: 'de',
    title: 'Fahrplan der Fähre',
    body: (flaw) =>
      `<h2>${flaw('Im Sommer', '<span aria-hidden="true">Im Sommer</span>')}</h2><p>Von Mai bis September alle dreißig Minuten.</p>`,
  },
  {
    id: 'placeholder-heading',
    about: 'b49b2e',
    criteria: ['2.4.6'],
    barrier: 'A heading is the placeholder of an editor.',
    target: ['h2'],
    words: 'heading',
    language: 'de',
    title: 'Ferien auf dem Hof',
    body: (flaw) =>
      `<h2>${flaw('Anreise', 'Neue Überschrift')}</h2><p>Vom Bahnhof holen wir Sie mit dem Wagen ab. Bitte sagen Sie uns zwei Tage vorher Bescheid.</p>`,
  },
  {
    id: 'heading-about-something-else',
    about: 'b49b2e',
    criteria: ['2.4.6'],
    barrier: 'A heading has nothing to do with what follows.',
    target: ['h2'],
    words: 'heading',
    title: 'Library services',
    body: (flaw) =>
      `<h2>${flaw('Borrowing and returning', 'Weather')}</h2><p>You may borrow ten books for four weeks. Return books to any branch, or use the box beside the entrance at night.</p>`,
  },
  {
    id: 'data-list-hidden-by-role',
    about: 'F92',
    criteria: ['1.3.1'],
    barrier: 'A table of data is declared to be presentation.',
    target: ['table'],
    words: 'presentation|table',
    title: 'Water levels',
    body: (flaw) =>
      `<table${flaw('', ' role="presentation"')}><caption>Levels at noon, in meters</caption><tr><th scope="col">Station</th><th scope="col">Level</th></tr><tr><th scope="row">Old bridge</th><td>2.31</td></tr><tr><th scope="row">Weir</th><td>1.87</td></tr></table>`,
  },
  {
    id: 'letters-set-apart-by-spaces',
    about: 'F32',
    criteria: ['1.3.2'],
    barrier: 'The letters of a word are set apart by spaces.',
    target: ['.hint'],
    words: 'space',
    language: 'de',
    title: 'Mäntel im Angebot',
    head: '<style>.wide { letter-spacing: 0.3em }</style>',
    body: (flaw) =>
      `<p class="hint">${flaw('<span class="wide">ACHTUNG</span>: nur noch drei Tage', 'A C H T U N G : nur noch drei Tage')}</p><p>Alle Mäntel sind um ein Drittel billiger.</p>`,
  },
  {
    id: 'columns-in-preformatted-text',
    about: 'F33',
    criteria: ['1.3.1', '1.3.2'],
    barrier: 'Two columns of prose are made with spaces.',
    target: ['pre'],
    words: 'column|space|white',
    title: 'From the parish',
    head: '<style>.cols { columns: 2 }</style>',
    body: (flaw) =>
      flaw(
        '<div class="cols"><p>The choir sings on Sunday at ten. Visitors are welcome to join, and there is tea afterwards.</p><p>The roof is being mended. Until May we meet in the school hall on Mill Lane, opposite the inn.</p></div>',
        `<pre>
The choir sings on Sunday        The roof is being mended.
at ten. Visitors are welcome     Until May we meet in the
to join, and there is tea        school hall on Mill Lane,
afterwards in the hall.          opposite the inn.
</pre>`,
      ),
  },
  {
    id: 'table-in-preformatted-text',
    about: 'F48',
    criteria: ['1.3.1'],
    barrier: 'A table is made with spaces in preformatted text.',
    target: ['pre'],
    words: 'table|tabular|column|space',
    language: 'es',
    title: 'Tarifas del aparcamiento',
    body: (flaw) =>
      flaw(
        '<table><tr><th scope="col">Tiempo</th><th scope="col">Día</th><th scope="col">Noche</th></tr><tr><th scope="row">1 hora</th><td>2,00</td><td>1,00</td></tr><tr><th scope="row">3 horas</th><td>5,50</td><td>2,50</td></tr></table>',
        `<pre>
Tiempo        Día      Noche
1 hora        2,00     1,00
3 horas       5,50     2,50
12 horas     14,00     6,00
</pre>`,
      ),
  },
  {
    id: 'table-of-hard-spaces',
    about: 'F34',
    criteria: ['1.3.1', '1.3.2'],
    barrier: 'A table is made with hard spaces and line breaks.',
    target: ['p.prices'],
    words: 'table|tabular|column|space',
    title: 'Swimming pool prices',
    head: '<style>.prices { font-family: "Liberation Mono", monospace }</style>',
    body: (flaw) =>
      flaw(
        '<table class="prices"><tr><th scope="col">Ticket</th><th scope="col">Adult</th><th scope="col">Child</th></tr><tr><th scope="row">Single</th><td>6.50</td><td>3.00</td></tr><tr><th scope="row">Ten visits</th><td>55.00</td><td>25.00</td></tr></table>',
        '<p class="prices">Ticket&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Adult&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Child<br>Single&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;6.50&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;3.00<br>Ten&nbsp;visits&nbsp;&nbsp;55.00&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;25.00</p>',
      ),
  },
  {
    id: 'list-with-wrong-children',
    about: 'lists',
    criteria: ['1.3.1'],
    barrier: 'A list holds divisions instead of items.',
    target: ['ul'],
    words: 'list',
    language: 'pt',
    title: 'Serviços da câmara',
    body: (flaw) =>
      flaw(
        '<ul><li>Certidões</li><li>Licenças</li><li>Impostos</li></ul>',
        '<ul><div>Certidões</div><div>Licenças</div><div>Impostos</div></ul>',
      ),
  },
  {
    id: 'steps-reordered-by-style',
    about: 'F1',
    criteria: ['1.3.2'],
    barrier: 'Steps are put into order by style only.',
    target: ['.steps'],
    words: 'order',
    title: 'How to register',
    head: '<style>.steps { display: flex; flex-direction: column } .one { order: 1 } .two { order: 2 } .three { order: 3 }</style>',
    body: (flaw) => {
      const one =
        '<p class="one">First fill in the form that we sent you and sign it at the bottom.</p>';
      const two =
        '<p class="two">Then bring the form to the office, together with your passport.</p>';
      const three =
        '<p class="three">At last pay the fee at the desk; you get your card at once.</p>';
      return `<div class="steps">${flaw(one + two + three, three + one + two)}</div>`;
    },
  },
  {
    id: 'columns-by-absolute-position',
    about: 'F1',
    criteria: ['1.3.2'],
    barrier: 'Headings and texts are brought together by their position only.',
    target: ['.board'],
    words: 'order',
    language: 'de',
    title: 'Neues aus beiden Dörfern',
    head: '<style>.board { position: relative; height: 240px } .board > * { position: absolute; width: 45%; margin: 0 } .l { left: 0 } .r { right: 0 } .top { top: 0 } .below { top: 60px }</style>',
    body: (flaw) => {
      const head = (side: string, text: string) => `<h2 class="${side} top">${text}</h2>`;
      const text = (side: string, words: string) => `<p class="${side} below">${words}</p>`;
      const west = head('l', 'Oberried');
      const east = head('r', 'Niederried');
      const westText = text('l', 'Der Bäcker hat einen Nachfolger gefunden und öffnet wieder.');
      const eastText = text('r', 'Die Schule bekommt im Herbst eine neue Turnhalle.');
      return `<div class="board">${flaw(west + westText + east + eastText, west + east + eastText + westText)}</div>`;
    },
  },
  {
    id: 'layout-table-read-across',
    about: 'F49',
    criteria: ['1.3.2'],
    barrier: 'A layout table breaks each text over several rows, so that it is read across.',
    target: ['table'],
    words: 'order|linear|layout table',
    title: 'Two exhibitions',
    body: (flaw) =>
      flaw(
        '<table role="presentation"><tr><td><p>Ships of the north show how people built boats without a single nail for a thousand years.</p></td><td><p>Paper and light gathers lanterns from five countries, each of which can be lit by visitors.</p></td></tr></table>',
        '<table role="presentation"><tr><td>Ships of the north show how</td><td>Paper and light gathers lanterns</td></tr><tr><td>people built boats without a</td><td>from five countries, each of</td></tr><tr><td>single nail for a thousand years.</td><td>which can be lit by visitors.</td></tr></table>',
      ),
  },
  {
    id: 'layout-table-with-headers',
    about: 'F46',
    criteria: ['1.3.1'],
    barrier: 'A table that only lays out the page has header cells.',
    target: ['table', 'th'],
    words: 'layout|presentation|header',
    title: 'Visit the observatory',
    body: (flaw) =>
      `<table${flaw(' role="presentation"', '')}><tr>${flaw('<td>', '<th>')}<img src="/media/house.svg" width="160" height="120" alt="Dome of the observatory at dusk">${flaw('</td>', '</th>')}<td><p>Guided evenings take place on each clear Friday.</p><form action="/book"><label for="d">Evening</label> <input id="d" name="d"> <button>Book</button></form></td></tr></table>`,
  },
  {
    id: 'bold-names-mean-something',
    about: 'F2',
    criteria: ['1.3.1', '1.3.3', '1.4.1'],
    barrier: 'Dates that are sold out are told by their weight only.',
    target: ['.dates', '.dates b', '.dates span', 'p'],
    words: 'bold|style|instruction|appearance',
    language: 'de',
    title: 'Termine der Schifffahrt',
    head: '<style>.full { font-weight: 700 }</style>',
    body: (flaw) =>
      `<p>${flaw('Ausgebuchte Termine sind gekennzeichnet.', 'Die fett gedruckten Termine sind ausgebucht.')}</p><ul class="dates"><li>3. Mai</li><li><span class="full">10. Mai</span>${flaw(' (ausgebucht)', '')}</li><li>17. Mai</li></ul>`,
  },
  {
    id: 'no-way-past-the-navigation',
    about: 'cf77f2',
    criteria: ['2.4.1'],
    barrier: 'Nothing lets people past the repeated navigation.',
    target: [],
    words: 'skip|bypass|repeated|past',
    title: 'Growing tomatoes',
    page: (
      flaw,
    ) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Growing tomatoes - Allotment</title><style>a { display: inline-block; padding: 0.5rem }</style></head><body>
${flaw('<a href="#c">Skip to content</a>', '')}<${flaw('nav', 'div')}>${['Beans', 'Beets', 'Carrots', 'Cress', 'Kale', 'Leeks', 'Onions', 'Peas', 'Potatoes', 'Radishes', 'Spinach', 'Tomatoes'].map((name) => `<a href="/${name}">${name}</a>`).join(' ')}</${flaw('nav', 'div')}>
<${flaw('main id="c" tabindex="-1"', 'div')}><${flaw('h1', 'p')}>Growing tomatoes</${flaw('h1', 'p')}><p>Sow indoors in March, and plant out after the last frost.</p></${flaw('main', 'div')}></body></html>`,
  },
  {
    id: 'radio-buttons-without-group',
    about: 'forms',
    criteria: ['1.3.1', '3.3.2'],
    barrier: 'Radio buttons are not grouped with their question.',
    target: ['input[type=radio]', '.q'],
    words: 'group',
    language: 'fr',
    title: 'Inscription à la cantine',
    body: (flaw) =>
      `<form action="/ok"><${flaw('fieldset', 'div')} class="q"><${flaw('legend', 'p')}>Votre enfant mange-t-il de la viande ?</${flaw('legend', 'p')}><label><input type="radio" name="v" value="1"> Oui</label> <label><input type="radio" name="v" value="0"> Non</label></${flaw('fieldset', 'div')}><button>Enregistrer</button></form>`,
  },
];
