import type { Variant } from '../variant.ts';

const whole = (open: string, title: string, body: string, dir = '') =>
  `<!doctype html><html${open}${dir}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const german =
  '<p>Die Bücherei bleibt wegen der Inventur in der kommenden Woche geschlossen. Entliehene Bücher können Sie in dieser Zeit in den Kasten neben der Tür legen. Die Frist verlängert sich von selbst um sieben Tage, so dass niemand Gebühren zahlen muss.</p>';
const french =
  '<p>Le conseil municipal a décidé hier soir de rénover la place du marché. Les travaux commenceront au printemps et dureront environ huit mois. Pendant ce temps, le marché se tiendra sur le parking de la gare, tous les samedis matin.</p>';

/** The language of pages and parts, and the direction of text. */
export const language: readonly Variant[] = [
  {
    id: 'page-without-language',
    about: 'b5c3f8',
    criteria: ['3.1.1'],
    barrier: 'The page does not say its language.',
    target: ['html'],
    words: 'lang',
    title: 'Bücherei geschlossen',
    page: (flaw) => whole(flaw(' lang="de"', ''), 'Bücherei geschlossen', german),
  },
  {
    id: 'language-is-no-tag',
    about: 'bf051a',
    criteria: ['3.1.1'],
    barrier: 'The language of the page is given as a word.',
    target: ['html'],
    words: 'lang',
    title: 'Bücherei geschlossen',
    page: (flaw) => whole(flaw(' lang="de-CH"', ' lang="german"'), 'Bücherei geschlossen', german),
  },
  {
    id: 'french-page-declared-english',
    about: 'ucwvc8',
    criteria: ['3.1.1'],
    barrier: 'A French page is declared to be English.',
    target: ['html'],
    words: 'lang',
    title: 'La place du marché',
    page: (flaw) => whole(flaw(' lang="fr"', ' lang="en-GB"'), 'La place du marché', french),
  },
  {
    id: 'japanese-page-declared-english',
    about: 'ucwvc8',
    criteria: ['3.1.1'],
    barrier: 'A Japanese page is declared to be English.',
    target: ['html'],
    words: 'lang',
    title: '図書館の休館',
    page: (flaw) =>
      whole(
        flaw(' lang="ja"', ' lang="en"'),
        '図書館の休館',
        '<p>来週は蔵書点検のため休館します。返却する本は入口の横の箱に入れてください。貸出期間は自動的に七日間延長されますので、延滞料はかかりません。</p>',
      ),
  },
  {
    id: 'polish-page-declared-german',
    about: 'ucwvc8',
    criteria: ['3.1.1'],
    barrier: 'A Polish page is declared to be German.',
    target: ['html'],
    words: 'lang',
    title: 'Godziny otwarcia',
    page: (flaw) =>
      whole(
        flaw(' lang="pl"', ' lang="de"'),
        'Godziny otwarcia',
        '<p>W przyszłym tygodniu biblioteka będzie zamknięta z powodu inwentaryzacji. Książki można w tym czasie wrzucać do skrzynki obok drzwi. Termin zwrotu przedłuża się automatycznie o siedem dni, więc nikt nie zapłaci kary.</p>',
      ),
  },
  {
    id: 'empty-language',
    about: 'b5c3f8',
    criteria: ['3.1.1'],
    barrier: 'The language of the page is empty.',
    target: ['html'],
    words: 'lang',
    title: 'La place du marché',
    page: (flaw) => whole(flaw(' lang="fr-FR"', ' lang=""'), 'La place du marché', french),
  },
  {
    id: 'spanish-passage-unmarked',
    about: 'language',
    criteria: ['3.1.2'],
    barrier: 'A passage in Spanish is not marked.',
    target: ['blockquote', 'blockquote p'],
    words: 'lang',
    title: 'Letters from the front',
    body: (flaw) =>
      `<p>In her last letter home, written in the spring, the nurse describes the village and its people.</p><blockquote${flaw(' lang="es"', '')}><p>Cada mañana las mujeres bajan al río con los cántaros, y nadie habla hasta que el sol ha pasado la torre de la iglesia. Yo las miro desde la ventana y pienso en vosotros.</p></blockquote>`,
  },
  {
    id: 'language-of-part-is-no-tag',
    about: 'de46e4',
    criteria: ['3.1.2'],
    barrier: 'The language of a part is no language tag.',
    target: ['p[lang]'],
    words: 'lang',
    title: 'A song from the valley',
    body: (flaw) =>
      `<p>It begins with two lines in German.</p><p lang="${flaw('de', 'xx-deutsch')}">Im Frühtau zu Berge wir gehn, fallera, es grünen die Wälder, die Höhn.</p>`,
  },
  {
    id: 'part-in-wrong-language',
    about: 'off6ek',
    criteria: ['3.1.2'],
    barrier: 'A German passage is declared to be Italian.',
    target: ['[lang=it]'],
    words: 'lang',
    title: 'Signs in the station',
    body: (flaw) =>
      `<p>The oldest sign in the hall reads as follows.</p><div lang="${flaw('de', 'it')}"><p>Das Betreten der Gleise ist verboten. Reisende werden gebeten, hinter der gelben Linie zu warten, bis der Zug vollständig zum Stehen gekommen ist.</p></div>`,
  },
  {
    id: 'english-page-with-french-section',
    about: 'language',
    criteria: ['3.1.2'],
    barrier: 'A section in French is not marked.',
    target: ['section', 'section p'],
    words: 'lang',
    title: 'Visitor information',
    body: (flaw) =>
      `<section lang="en"><h2>Opening hours</h2><p>The gardens are open every day from nine until dusk. Dogs are welcome on a short lead.</p></section><section${flaw(' lang="fr"', '')}><h2>Heures d’ouverture</h2><p>Les jardins sont ouverts tous les jours de neuf heures jusqu’au coucher du soleil. Les chiens sont admis s’ils sont tenus en laisse.</p></section>`,
  },
  {
    id: 'arabic-from-left-to-right',
    about: 'language',
    criteria: ['1.3.2'],
    barrier: 'A page in Arabic has no direction.',
    target: ['html', 'p', 'h1', 'main', 'body'],
    words: 'direction|right.to.left',
    title: 'المكتبة',
    page: (flaw) =>
      whole(
        ' lang="ar"',
        'المكتبة العامة',
        '<p>تُغلق المكتبة في الأسبوع القادم بسبب الجرد السنوي. يمكنكم وضع الكتب في الصندوق بجانب الباب، وتمدد المهلة تلقائيا سبعة أيام.</p>',
        flaw(' dir="rtl"', ''),
      ),
  },
];
