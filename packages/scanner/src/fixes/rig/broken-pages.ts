interface PageWithFailure {
  rule: string;
  name: string;
  html: string;
}

interface BrokenPage extends PageWithFailure {
  /** The code that is offered. */
  after: string;
  alternatives?: string[];
  /** Whose style it is, as a selector, where that is not the element's own. */
  on?: string;
  /** Rules that could not be applied while this one failed. */
  reveals?: string[];
}

/** A page with nothing wrong but what it is given. */
export function pageWith(body: string, css = '', html = '<html lang="en">'): string {
  return `<!doctype html>${html}<head><meta charset="utf-8"><title>Garden shop</title><meta name="viewport" content="width=device-width"><style>${css}</style></head><body><main><h1>Garden</h1>${body}</main></body></html>`;
}

const texts = {
  zh: '<p>欢迎来到我们的商店。在这里您可以找到花园所需的一切，包括植物、工具和肥料。我们的团队很乐意帮助您。</p>',
  ja: '<p>私たちの店へようこそ。ここには庭に必要なものがすべてあります。お気軽にお問い合わせください。</p>',
  ar: '<p>مرحبا بكم في متجرنا. هنا تجد كل شيء لحديقتك من النباتات والأدوات. فريقنا سعيد بمساعدتك في أي وقت.</p>',
  de: '<p>Willkommen in unserem Laden. Hier finden Sie alles für Ihren Garten: Pflanzen, Werkzeug und Dünger.</p>',
  ru: '<p>Добро пожаловать в наш магазин. Здесь вы найдёте всё для сада: растения, инструменты и удобрения.</p>',
  cy: '<p>Croeso i’n siop. Yma fe welwch bopeth sydd ei angen arnoch ar gyfer eich gardd. Bydd ein tîm yn falch.</p>',
};
const mixed = `${texts.de}<p>Welcome to our shop. Here you find everything for your garden: plants, tools and fertilizer.</p>`;
const pageIn = (body: string, html = '<html>') =>
  pageWith(body, '', html).replace('<h1>Garden</h1>', '');

const languages: BrokenPage[] = [
  ...Object.entries(texts)
    .filter(([code]) => code !== 'cy')
    .map(([code, text]) => ({
      rule: 'html-has-lang',
      name: code,
      html: pageIn(text),
      after: `<html lang="${code}">`,
    })),
  {
    rule: 'html-has-lang',
    name: 'a language that the detector does not know',
    html: pageIn(texts.cy),
    after: '<html lang="[language code]">',
  },
  {
    rule: 'html-has-lang',
    name: 'two languages',
    html: pageIn(mixed),
    after: '<html lang="[language code]">',
    reveals: ['part-language'],
  },
  {
    rule: 'html-has-lang',
    name: 'a few words',
    html: pageIn('<p>OK</p>'),
    after: '<html lang="[language code]">',
  },
  {
    rule: 'html-has-lang',
    name: 'words that nobody sees are not the language of the page',
    html: pageIn(`${texts.de}<div hidden>${texts.zh}</div><pre>${texts.ru}</pre>`),
    after: '<html lang="de">',
  },
  {
    rule: 'html-lang-valid',
    name: 'the code of a country, and what the text is in',
    html: pageIn(texts.zh, '<html lang="xx">'),
    after: '<html lang="zh">',
  },
  {
    rule: 'html-lang-valid',
    name: 'an underscore',
    html: pageIn(texts.de, '<html lang="de_AT">'),
    after: '<html lang="de-AT">',
  },
  {
    rule: 'html-lang-valid',
    name: 'what is meant is not what is written',
    html: pageIn(texts.ru, '<html lang="english">'),
    after: '<html lang="ru">',
  },
  {
    rule: 'html-xml-lang-mismatch',
    name: 'the right one is kept',
    html: pageIn(texts.de, '<html lang="de" xml:lang="en">'),
    after: '<html lang="de">',
  },
  {
    rule: 'html-xml-lang-mismatch',
    name: 'the wrong one is set right',
    html: pageIn(texts.de, '<html lang="en" xml:lang="de">'),
    after: '<html lang="de">',
  },
  {
    rule: 'valid-lang',
    name: 'a part in another language',
    html: pageWith(texts.ja.replace('<p>', '<p lang="x9">')),
    after: '<p lang="ja">',
  },
  {
    rule: 'valid-lang',
    name: 'a part of one word',
    html: pageWith('<p>He said <i lang="x9">oui</i>.</p>'),
    after: '<i lang="[language code]">',
  },
];

const labels: BrokenPage[] = [
  {
    rule: 'label',
    name: 'the for of the label before it is wrong',
    html: pageWith(
      '<form><p><label for="e-mail">E-mail</label> <input id="email" autocomplete="email"></p><p><label for="n">Name</label> <input id="n" autocomplete="name"></p></form>',
    ),
    after: '<label for="email">',
  },
  {
    rule: 'label',
    name: 'the field lacks the id that the label names',
    html: pageWith(
      '<form><div><label for="mail">E-mail</label><div><input name="m"></div></div></form>',
    ),
    after: '<input name="m" id="mail">',
  },
  {
    rule: 'label',
    name: 'a label copied with its for',
    html: pageWith(
      '<form><div><label for="a">First name</label><input id="a" autocomplete="given-name"></div><div><label for="a" class="last">Last name</label><input id="b" autocomplete="family-name"></div></form>',
    ),
    after: '<label for="b" class="last">',
  },
  {
    rule: 'label',
    name: 'a label without for, a field without id',
    html: pageWith('<form><div><label>Phone</label><input name="phone"></div></form>'),
    after: '<label for="phone">\n<input name="phone" id="phone">',
  },
  {
    rule: 'label',
    name: 'a label after its box',
    html: pageWith(
      '<form><p><input type="checkbox" id="ok"> <label for="okay">I agree</label></p></form>',
    ),
    after: '<label for="ok">',
  },
  {
    rule: 'select-name',
    name: 'a select with its label',
    html: pageWith(
      '<form><p><label for="land">Country</label> <select id="country"><option>Chad</option></select></p></form>',
    ),
    after: '<label for="country">',
  },
  {
    rule: 'label',
    name: 'there is no label, and the id that comes to mind is taken',
    html: pageWith('<p id="q">Search</p><form><input name="q"></form>'),
    after: '<label for="q-2">[Name of the field]</label>\n<input name="q" id="q-2">',
  },
  {
    rule: 'label',
    name: 'the label of another field is left alone',
    html: pageWith('<form><label for="a">First name</label><input id="a"><input id="b"></form>'),
    after: '<label for="b">[Name of the field]</label>\n<input id="b">',
  },
  {
    rule: 'label',
    name: 'in a form with fields named like what is asked of it',
    html: pageWith(
      '<form><label for="x">Street</label><input id="street"><div hidden><input name="querySelectorAll"><input name="getAttribute"><input name="parentElement"><input name="contains"></div></form>',
    ),
    after: '<label for="street">',
  },
  {
    rule: 'label',
    name: 'words stand above it, and no label',
    html: pageWith('<form>Your name<br><input id="n" autocomplete="name"></form>'),
    after: '<label for="n">Your name</label>\n<input id="n" autocomplete="name">',
  },
  {
    rule: 'label',
    name: 'words stand after a choice, and no label',
    html: pageWith(
      '<form><fieldset><legend>Delivery</legend><input type="radio" name="d"> Standard <input type="radio" name="d" aria-label="Express"></fieldset></form>',
    ),
    after: '<label><input type="radio" name="d"> Standard</label>',
  },
  {
    rule: 'label',
    name: 'the words of another field are left alone',
    html: pageWith('<form>First name <input aria-label="First name"><input id="b"></form>'),
    after: '<label for="b">[Name of the field]</label>\n<input id="b">',
  },
  {
    rule: 'label',
    name: 'in a shadow tree',
    html: pageWith(
      '<div><template shadowrootmode="open"><p><label for="x">Street</label> <input id="street"></p></template></div>',
    ),
    after: '<label for="street">',
  },
];

const contrasts: BrokenPage[] = [
  {
    rule: 'color-contrast',
    name: 'gray on the page',
    html: pageWith('<p class="note">Delivery takes two days.</p>', '.note { color: #999999; }'),
    after: 'color: #767676; /* 4.54:1 on #ffffff */',
  },
  {
    rule: 'color-contrast',
    name: 'white on a color, where the background is the smaller change',
    html: pageWith(
      '<div class="box"><p>Delivery takes two days.</p></div>',
      '.box { background-color: #3399cc; color: #ffffff; }',
    ),
    after: 'background-color: #2a7ea9; /* 4.51:1 with #ffffff */',
    alternatives: ['color: #292929; /* 4.55:1 on #3399cc */'],
  },
  {
    rule: 'color-contrast',
    name: 'large text needs less',
    html: pageWith('<p class="big">Two days</p>', '.big { color: #aaaaaa; font-size: 32px; }'),
    after: 'color: #949494; /* 3.03:1 on #ffffff */',
  },
  {
    rule: 'color-contrast',
    name: 'a color on its way to another',
    html: pageWith(
      '<p class="slow">Delivery takes two days.</p>',
      '.slow { color: #999999; transition: color 10s; }',
    ),
    after: 'color: #767676; /* 4.54:1 on #ffffff */',
  },
  {
    rule: 'color-contrast',
    name: 'a background on which another text could not be read any more',
    html: pageWith(
      '<div class="box"><p>Delivery takes two days.</p><p class="dark">Ask us.</p></div>',
      '.box { background-color: #3399cc; color: #ffffff; } .dark { color: #222222; }',
    ),
    after: 'color: #292929; /* 4.55:1 on #3399cc */',
  },
  {
    rule: 'field-contrast',
    name: 'a pale border',
    html: pageWith(
      '<p><label>Tree <input class="tree"></label></p>',
      '.tree { border: 1px solid #cccccc; background: #ffffff; }',
    ),
    after: 'border-color: #949494;',
  },
  {
    rule: 'graphics-contrast',
    name: 'pale bars',
    html: pageWith(
      '<svg width="200" height="100" role="img" aria-label="Trees"><rect class="bar" x="10" y="20" width="30" height="80"/><rect class="bar" x="60" y="50" width="30" height="50"/><rect class="bar" x="110" y="70" width="30" height="30"/></svg>',
      '.bar { fill: #cccccc; }',
    ),
    after: 'fill: #949494;',
  },
];

const small =
  '.bar { display: flex; } .bar button { padding: 0; border: 0; width: 16px; height: 16px; } .bar a { display: block; width: 60px; height: 40px; }';
const bar = (inner: string) => pageWith(`<div class="bar">${inner}</div>`, small);

const controls: BrokenPage[] = [
  {
    rule: 'tabindex',
    name: 'one element has a place of its own in the tab order',
    html: pageWith(
      '<form><label for="a">Name</label> <input id="a" tabindex="2" autocomplete="name"></form>',
    ),
    after: '<input id="a" tabindex="0" autocomplete="name">',
  },
  {
    rule: 'target-size',
    name: 'a small button beside a link',
    html: bar('<button aria-label="Close">x</button><a href="/a">Next</a>'),
    after: 'min-width: 24px;\nmin-height: 24px;',
  },
  {
    rule: 'target-size',
    name: 'the style sheet insists on the minimum, so there is padding',
    html: bar('<button aria-label="Close">x</button><a href="/a">Next</a>').replace(
      '</style>',
      '.bar button { width: auto; height: auto; font-size: 8px; min-width: 0 !important; min-height: 0 !important; }</style>',
    ),
    after: 'padding-inline: 10px;',
  },
  {
    rule: 'link-in-text-block',
    name: 'a link told from the text by its color',
    html: pageWith(
      '<p>We deliver everywhere. Read the <a href="/a">terms of delivery</a> before you order plants.</p>',
      'p { color: #000000; } a { color: #2a2a70; text-decoration: none; }',
    ),
    after: 'text-decoration: underline;',
  },
  {
    rule: 'nested-interactive',
    name: 'a part of a button that takes the focus',
    html: pageWith('<button>Save <span tabindex="0" role="button">now</span></button>'),
    after: '<span>',
  },
  {
    rule: 'nested-interactive',
    name: 'a box that plays a button around a link',
    html: pageWith(
      '<div role="button" tabindex="0"><b>Roses</b> <a href="/roses">Read more</a></div>',
    ),
    after: '<div>',
  },
  {
    rule: 'nested-interactive',
    name: 'a link in a button',
    html: pageWith('<button>Save <a href="/help">Help</a></button>'),
    after: '<button>Save </button>\n<a href="/help">Help</a>',
  },
  {
    rule: 'aria-allowed-attr',
    name: 'a state that the role does not have',
    html: pageWith('<button aria-checked="false">Order plants</button>'),
    after: '<button>',
  },
  {
    rule: 'aria-required-parent',
    name: 'items whose list does not say that it is one',
    html: pageWith(
      '<div class="items"><div role="listitem">Rose</div><div role="listitem">Oak</div></div>',
    ),
    after: '<div class="items" role="list">',
  },
  {
    rule: 'aria-required-parent',
    name: 'a link that plays a part of a menu',
    html: pageWith('<nav><a href="/a" role="menuitem">Plants</a></nav>'),
    after: '<a href="/a">',
  },
  {
    rule: 'aria-required-children',
    name: 'plain boxes in a list',
    html: pageWith('<div role="list"><p class="item">Rose</p></div>'),
    after: '<p class="item" role="listitem">',
  },
  {
    rule: 'aria-required-children',
    name: 'a menu of links',
    html: pageWith('<nav><ul role="menu"><li><a href="/a">Plants</a></li></ul></nav>'),
    after: '<ul>',
  },
  {
    rule: 'aria-required-children',
    name: 'what stands between a menu and its items',
    html: pageWith('<ul role="menu"><li><a href="/a" role="menuitem">Plants</a></li></ul>'),
    after: '<li role="none">',
  },
];

const long = 'Deliveries to all islands leave the harbor at noon, and come back in the evening.';

const wide: BrokenPage[] = [
  {
    rule: 'reflow',
    name: 'a fixed width',
    html: pageWith(`<p class="box">${long}</p>`, '.box { width: 600px; }'),
    after: 'width: min(600px, 100%);',
  },
  {
    rule: 'reflow',
    name: 'a fixed width of more boxes than are listed',
    html: pageWith(`<p class="box">${long}</p>`.repeat(25), '.box { width: 600px; }'),
    after: 'width: min(600px, 100%);',
  },
  {
    rule: 'reflow',
    name: 'a minimum',
    html: pageWith(`<div class="box"><p>${long}</p></div>`, '.box { min-width: 700px; }'),
    after: 'min-width: min(700px, 100%);',
  },
  {
    rule: 'reflow',
    name: 'a line that never breaks, in a box that is as wide as it',
    html: pageWith(
      `<div class="row"><p class="line">${long}</p></div>`,
      '.row { display: inline-block; } .line { white-space: nowrap; }',
    ),
    after: 'white-space: normal;',
  },
  {
    rule: 'reflow',
    name: 'boxes in a row',
    html: pageWith(
      `<div class="row"><p>${long}</p><p>${long}</p><p>${long}</p></div>`,
      '.row { display: inline-flex; } .row p { width: 180px; flex-shrink: 0; }',
    ),
    after: 'flex-wrap: wrap;',
  },
  {
    rule: 'reflow',
    name: 'a menu in a row that does not wrap',
    html: pageWith(
      `<div class="bar"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" width="120" height="40"><p><a href="/a">Tools</a> <a href="/b">Questions</a> <a href="/c">Contact</a></p><p class="wide">Free delivery</p></div>`,
      '.bar { display: flex; gap: 16px; } .bar .wide { flex: 0 0 200px; }',
    ),
    after: 'flex-wrap: wrap;',
    on: '.bar',
  },
  {
    rule: 'reflow',
    name: 'links without a space between them, in a row that does not wrap',
    html: pageWith(
      `<div class="bar"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" width="120" height="40"><div class="links"><a href="/a">Tools</a><a href="/b">Questions</a><a href="/c">Contact</a><a href="/d">Workshops</a><a href="/e">Deliveries</a><a href="/f">Newsletter</a></div><p class="wide">Free delivery</p></div>`,
      '.bar { display: flex; gap: 16px; } .bar .wide { flex: 0 0 200px; } .bar a { margin-right: 12px; line-height: 2; }',
    ),
    after: 'div.bar { flex-wrap: wrap; }\ndiv.links { display: flex; flex-wrap: wrap; }',
  },
  {
    rule: 'reflow',
    name: 'a word as long as a line',
    html: pageWith(
      `<div class="box"><p>${'Donaudampfschifffahrt'.repeat(4)}</p></div>`,
      '.box { display: table; }',
    ),
    after: 'overflow-wrap: anywhere;',
  },
];

const inFrame = (html: string) =>
  pageWith(
    `<iframe title="Form" width="600" height="300" srcdoc='<!doctype html><html lang="en"><title>Form</title><main><h1>Form</h1>${html}</main></html>'></iframe>`,
  );

const framed: BrokenPage[] = [
  {
    rule: 'label',
    name: 'in a frame',
    html: inFrame('<p><label for="x">Street</label> <input id="street"></p>'),
    after: '<label for="street">',
  },
];

export const brokenPages: readonly BrokenPage[] = [
  ...languages,
  ...labels,
  ...contrasts,
  ...controls,
  ...wide,
  ...framed,
];

export const unfixablePages: readonly PageWithFailure[] = [
  {
    rule: 'tabindex',
    name: 'several elements have a place of their own in the tab order',
    html: pageWith(
      '<form><label for="a">Name</label> <input id="a" tabindex="2" autocomplete="name"> <label for="b">Street</label> <input id="b" tabindex="1" autocomplete="street-address"></form>',
    ),
  },
  {
    rule: 'target-size',
    name: 'a larger one would lie under its neighbor',
    html: bar('<button aria-label="Close">x</button><a href="/a">Next</a>').replace(
      '</style>',
      '.bar > * { position: absolute; } .bar a { margin-left: 16px; }</style>',
    ),
  },
  {
    rule: 'link-in-text-block',
    name: 'the style sheet insists on links without a line',
    html: pageWith(
      '<p>We deliver everywhere. Read the <a href="/a">terms of delivery</a> before you order plants.</p>',
      'p { color: #000000; } a { color: #2a2a70; text-decoration: none !important; }',
    ),
  },
  {
    rule: 'nested-interactive',
    name: 'what goes without its role would be left with a state that only a role has',
    html: pageWith(
      '<div role="button" tabindex="0" aria-pressed="true"><b>Roses</b> <a href="/roses">Read more</a></div>',
    ),
  },
  {
    rule: 'reflow',
    name: 'the style sheet insists on its width',
    html: pageWith(`<p class="box">${long}</p>`, '.box { width: 600px !important; }'),
  },
  {
    rule: 'color-contrast',
    name: 'the style sheet insists on its color',
    html: pageWith(
      '<p class="note">Delivery takes two days.</p>',
      '.note { color: #999999 !important; }',
    ),
  },
  {
    rule: 'color-contrast',
    name: 'text that lets the background through',
    html: pageWith(
      '<p class="note">Delivery takes two days.</p>',
      '.note { color: #000000; opacity: 0.4; }',
    ),
  },
];
