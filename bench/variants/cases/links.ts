import type { Variant } from '../variant.ts';

const titled = (title: string, head: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}</head><body><main><h1>${head}</h1><p>The hall seats two hundred people and has a stage, a kitchen and a piano.</p></main></body></html>`;

/** Links, and the titles of pages. */
export const links: readonly Variant[] = [
  {
    id: 'german-more-without-context',
    about: 'aizyf1',
    criteria: ['2.4.4', '2.4.9'],
    barrier: 'A link says no more than “more”.',
    target: ['a.m'],
    words: 'link',
    language: 'de',
    title: 'Neues aus dem Tierheim',
    body: (flaw) =>
      `<div><div><p>Sieben junge Katzen suchen ein Zuhause.</p></div><div><a class="m" href="/katzen">${flaw('Die Katzen kennenlernen', 'Mehr')}</a></div></div>`,
  },
  {
    id: 'french-click-here',
    about: 'aizyf1',
    criteria: ['2.4.4', '2.4.9'],
    barrier: 'A link says “click here” and stands alone.',
    target: ['a'],
    words: 'link',
    language: 'fr',
    title: 'Carte de stationnement',
    body: (flaw) =>
      `<p>La carte est valable un an dans votre quartier.</p><div><a href="/carte">${flaw('Demander une carte', 'Cliquez ici')}</a></div>`,
  },
  {
    id: 'spanish-see-more',
    about: '5effbb',
    criteria: ['2.4.4', '2.4.9'],
    barrier: 'A link says “see more” without a context that tells of what.',
    target: ['a'],
    words: 'link',
    language: 'es',
    title: 'Cursos de otoño',
    body: (flaw) =>
      `<div><span>Cerámica, acuarela y encuadernación</span></div><div><a href="/cursos">${flaw('Todos los cursos de otoño', 'Ver más')}</a></div>`,
  },
  {
    id: 'italian-details',
    about: 'aizyf1',
    criteria: ['2.4.4', '2.4.9'],
    barrier: 'A link says “here” and stands alone.',
    target: ['a'],
    words: 'link',
    language: 'it',
    title: 'Biglietti per il concerto',
    body: (flaw) =>
      `<p>I biglietti sono in vendita da lunedì.</p><div><a href="/biglietti">${flaw('Comprare un biglietto', 'Qui')}</a></div>`,
  },
  {
    id: 'link-of-arrows',
    about: 'links',
    criteria: ['2.4.4', '2.4.9'],
    barrier: 'A link consists of arrows only.',
    target: ['a'],
    words: 'link',
    title: 'News archive',
    body: (flaw) =>
      `<p>You see the notes of March.</p><div><a href="/april">${flaw('Notes of April', '»»')}</a></div>`,
  },
  {
    id: 'icon-hidden-in-link',
    about: 'c487ae',
    criteria: ['2.4.4', '4.1.2'],
    barrier: 'The only content of a link is hidden from assistive technology.',
    target: ['a.cart'],
    words: 'link',
    title: 'Seeds and bulbs',
    body: (flaw) =>
      `<p><a class="cart" href="/basket"><span aria-hidden="true">🛒</span>${flaw(' Basket', '')}</a></p><p>Order before noon.</p>`,
  },
  {
    id: 'same-name-other-targets',
    about: 'b20e66',
    criteria: ['2.4.4', '2.4.9'],
    barrier: 'Two links of the same name lead to different pages.',
    target: ['a'],
    words: 'same (?:name|text)|identical|different (?:target|page|address|place)',
    title: 'Offices of the trust',
    body: (flaw) =>
      `<div><a href="/map-north">${flaw('Map of the northern office', 'Map of the office')}</a></div><div><a href="/map-south">${flaw('Map of the southern office', 'Map of the office')}</a></div>`,
  },
  {
    id: 'links-told-by-color',
    about: 'F73',
    criteria: ['1.4.1'],
    barrier: 'Links in running text differ from it by color only.',
    target: ['p a'],
    words: 'color',
    language: 'fr',
    title: 'Préparer son jardin',
    head: (flaw) =>
      `<style>p a { text-decoration: ${flaw('underline', 'none')}; color: #5a2d0c }</style>`,
    body: () =>
      '<p>Avant de semer, il faut aérer la terre et retirer les pierres. Notre <a href="/compost">guide du compost</a> explique comment nourrir le sol sans engrais, et vous pouvez <a href="/outils">emprunter des outils</a> auprès de l’association.</p>',
  },
  {
    id: 'links-told-by-faint-border',
    about: 'F73',
    criteria: ['1.4.1'],
    barrier: 'The line under links has nearly the color of the page.',
    target: ['p a'],
    words: 'color',
    title: 'A short history of the mill',
    head: (flaw) =>
      `<style>p a { text-decoration: none; color: #3a3f47; border-bottom: 1px solid ${flaw('#3a3f47', '#f7f7f7')} }</style>`,
    body: () =>
      '<p>The mill was built in 1702 by two brothers, who had learned their trade <a href="/holland">in Holland</a>. It ground barley and rye until the <a href="/flood">flood of 1911</a> took the wheel away.</p>',
  },
  {
    id: 'span-as-link',
    about: 'F42',
    criteria: ['1.3.1', '2.1.1', '4.1.2'],
    barrier: 'Text that looks like a link is a span with a script.',
    target: ['.lk'],
    words: 'link|keyboard|role',
    language: 'fr',
    title: 'Aide et contact',
    head: '<style>.lk { color: #0a4a9e; text-decoration: underline; cursor: pointer }</style>',
    body: (flaw) =>
      `<p>Consultez ${flaw('<a class="lk" href="#faq">les questions fréquentes</a>', '<span class="lk" onclick="location.hash=\'faq\'">les questions fréquentes</span>')} avant de nous écrire.</p><h2 id="faq">Questions fréquentes</h2><p>Nous répondons en deux jours.</p>`,
  },
  {
    id: 'skip-link-to-nowhere',
    about: 'ye5d6e',
    criteria: ['2.4.1'],
    barrier: 'The skip link points to nothing.',
    target: ['a'],
    words: 'skip|target|bypass',
    language: 'de',
    title: 'Obst aus der Region',
    page: (flaw) =>
      `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Obst aus der Region</title><style>a { display: inline-block; padding: 0.5rem }</style></head><body><a href="#inhalt">Zum Inhalt springen</a><div><a href="/a">Äpfel</a> <a href="/b">Birnen</a> <a href="/k">Kirschen</a> <a href="/z">Zwetschgen</a></div><div id="${flaw('inhalt', 'haupt')}"><p>Wir liefern jede Woche eine Kiste.</p></div></body></html>`,
  },
  {
    id: 'new-window-without-word',
    about: 'links',
    criteria: ['3.2.5'],
    barrier: 'A link opens a new window and does not say so.',
    target: ['a'],
    words: 'new (?:window|tab)',
    title: 'Partners of the festival',
    body: (flaw) =>
      `<p>Rooms can be found at the <a href="/hotels" target="_blank" rel="noopener">hotel association${flaw(' (opens in a new tab)', '')}</a>.</p>`,
  },
  {
    id: 'title-empty',
    about: '2779a5',
    criteria: ['2.4.2'],
    barrier: 'The title of the page is empty.',
    target: ['html', 'title'],
    words: 'title',
    title: '',
    page: (flaw) =>
      titled(`<title>${flaw('Rent the village hall', ' ')}</title>`, 'Rent the village hall'),
  },
  {
    id: 'title-of-an-editor',
    about: 'F25',
    criteria: ['2.4.2'],
    barrier: 'The title is what an editor writes for a new page.',
    target: ['html', 'title'],
    words: 'title',
    title: '',
    page: (flaw) =>
      titled(
        `<title>${flaw('Rent the village hall', 'New Page 1')}</title>`,
        'Rent the village hall',
      ),
  },
  {
    id: 'title-of-a-scaffold',
    about: 'F25',
    criteria: ['2.4.2'],
    barrier: 'The title is that of a project template.',
    target: ['html', 'title'],
    words: 'title',
    title: '',
    page: (flaw) =>
      titled(
        `<title>${flaw('Rent the village hall', 'React App')}</title>`,
        'Rent the village hall',
      ),
  },
  {
    id: 'title-is-file-name',
    about: 'F25',
    criteria: ['2.4.2'],
    barrier: 'The title is a file name.',
    target: ['html', 'title'],
    words: 'title',
    title: '',
    page: (flaw) =>
      titled(
        `<title>${flaw('Rent the village hall', 'hall_rent-final.php')}</title>`,
        'Rent the village hall',
      ),
  },
  {
    id: 'title-with-leak',
    about: 'c4a8a4',
    criteria: ['2.4.2'],
    barrier: 'The title shows an undefined value.',
    target: ['html', 'title'],
    words: 'title',
    title: '',
    page: (flaw) =>
      titled(
        `<title>${flaw('Rent the village hall | Ashby', 'undefined | Ashby')}</title>`,
        'Rent the village hall',
      ),
  },
  {
    id: 'title-about-something-else',
    about: 'c4a8a4',
    criteria: ['2.4.2'],
    barrier: 'The title is about another subject than the page.',
    target: ['html', 'title'],
    words: 'title',
    title: '',
    page: (flaw) =>
      titled(
        `<title>${flaw('Rent the village hall', 'Recipes for pumpkin soup')}</title>`,
        'Rent the village hall',
      ),
  },
];
