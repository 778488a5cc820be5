import type { Variant } from '../variant.ts';

/** Pictures, drawings and characters that stand for something. */
export const textAlternatives: readonly Variant[] = [
  {
    id: 'icon-link-svg-without-name',
    about: 'F89',
    criteria: ['2.4.4', '4.1.2', '1.1.1'],
    barrier: 'A link holds only a drawn icon without a name.',
    target: ['.social a'],
    words: 'link.{0,40}(?:name|text)',
    language: 'fr',
    title: 'Suivez la bibliothèque',
    body: (flaw) => `<p>Nous publions chaque semaine des lectures pour les enfants.</p>
<p class="social"><a href="/mastodon"${flaw(' aria-label="La bibliothèque sur Mastodon"', '')}><svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="14" fill="#4b2f8a"/><path d="M9 20V12l7 6 7-6v8" fill="none" stroke="#fff" stroke-width="3"/></svg></a></p>`,
  },
  {
    id: 'product-picture-without-alt',
    about: 'F65',
    criteria: ['1.1.1'],
    barrier: 'The picture of a product has no alternative text.',
    target: ['figure img'],
    words: 'alternative text|alt attribute',
    language: 'de',
    title: 'Gartenstuhl aus Buche',
    body: (
      flaw,
    ) => `<figure><img src="/media/chair.svg" width="240" height="240"${flaw(' alt="Klappstuhl aus hellem Holz mit gerader Lehne"', '')}><figcaption>Lieferbar ab Februar</figcaption></figure>
<p>Der Stuhl ist geölt und trägt bis zu 120 Kilogramm.</p>`,
  },
  {
    id: 'camera-file-name-as-alt',
    about: 'F30',
    criteria: ['1.1.1'],
    barrier: 'The alternative text is the name that a camera gave the file.',
    target: ['article img'],
    words: 'file ?name|alternative.{0,60}(?:not|nothing|meaning)',
    language: 'es',
    title: 'Reapertura del mercado central',
    body: (flaw) => `<article><p>El mercado abrió ayer tras dos años de obras.</p>
<img src="/media/market.svg" width="400" height="220" alt="${flaw('Puestos de fruta bajo la nueva cubierta de cristal', 'DSC_00412')}">
<p>Los vendedores esperan más visitas que nunca.</p></article>`,
  },
  {
    id: 'alt-says-picture-only',
    about: 'F30',
    criteria: ['1.1.1'],
    barrier: 'The alternative text only says that there is a picture.',
    target: ['main img'],
    words: 'alternative.{0,80}(?:nothing|generic|placeholder|describe|meaning)|placeholder',
    language: 'de',
    title: 'Unser neues Vereinsheim',
    body: (flaw) => `<p>Am Samstag haben wir das Richtfest gefeiert.</p>
<img src="/media/house.svg" width="400" height="240" alt="${flaw('Rohbau mit Richtkranz, davor rund vierzig Gäste', 'Bild')}">
<p>Im Mai ziehen wir ein.</p>`,
  },
  {
    id: 'template-leak-in-alt',
    about: 'F30',
    criteria: ['1.1.1'],
    barrier: 'The alternative text is the variable of a template.',
    target: ['li img'],
    words: 'template|placeholder|alternative.{0,60}(?:not|nothing)',
    title: 'Boots for wet weather',
    body: (flaw) =>
      `<ul><li><img src="/media/boot.svg" width="200" height="200" alt="${flaw('Ankle boot in brown leather with a thick sole', '${item.label}')}"> From 79 pounds</li></ul>`,
  },
  {
    id: 'address-as-alt',
    about: 'F30',
    criteria: ['1.1.1'],
    barrier: 'The alternative text is the address of the picture.',
    target: ['p img'],
    words: 'file ?name|address|url|alternative.{0,60}(?:not|nothing)',
    title: 'The old lighthouse',
    body: (flaw) => `<p>Built in 1811, it still guides ships into the bay.</p>
<p><img src="/media/lighthouse.svg" width="260" height="320" alt="${flaw('White lighthouse with a red band on a cliff', 'https://img.example.org/2024/07/upload/88213')}"></p>`,
  },
  {
    id: 'separator-with-alt',
    about: 'F39',
    criteria: ['1.1.1'],
    barrier: 'A line that only decorates has an alternative text.',
    target: ['img.rule'],
    words: 'decorat|spacer|ignored',
    language: 'es',
    title: 'Horario de la piscina',
    body: (flaw) =>
      `<p>De lunes a viernes, de 8 a 21 horas.</p><img class="rule" src="/media/line.svg" width="600" height="4" alt="${flaw('', 'separador')}"><p>Sábados, de 9 a 14 horas.</p>`,
  },
  {
    id: 'spacer-without-alt',
    about: 'F38',
    criteria: ['1.1.1'],
    barrier: 'An invisible spacer picture is not marked as decoration.',
    target: ['td img'],
    words: 'alternative text|alt attribute|decorat',
    title: 'Ferry prices',
    body: (flaw) =>
      `<table role="presentation"><tr><td>Adults pay nine pounds.</td><td><img src="/media/line.svg" width="20" height="1"${flaw(' alt=""', '')}></td><td>Children sail for free.</td></tr></table>`,
  },
  {
    id: 'image-button-without-alt',
    about: '59796f',
    criteria: ['1.1.1', '4.1.2'],
    barrier: 'A button that is a picture has no name.',
    target: ['input[type=image]'],
    words: 'button.{0,40}name|alternative text',
    language: 'fr',
    title: 'Rechercher un médecin',
    body: (flaw) =>
      `<form action="/recherche"><label for="v">Ville</label> <input id="v" name="v"> <input type="image" src="/media/search.svg" width="36" height="36"${flaw(' alt="Rechercher"', '')}></form>`,
  },
  {
    id: 'map-area-without-alt',
    about: 'F65',
    criteria: ['1.1.1', '2.4.4', '4.1.2'],
    barrier: 'A region of an image map has no alternative text.',
    target: ['area[href="/north"]'],
    words: 'area',
    title: 'Depots by region',
    body: (
      flaw,
    ) => `<img src="/media/regions.svg" width="300" height="200" alt="The two regions, north and south" usemap="#regions">
<map name="regions"><area shape="rect" coords="0,0,300,100" href="/north"${flaw(' alt="Depots in the north"', '')}><area shape="rect" coords="0,100,300,200" href="/south" alt="Depots in the south"></map>`,
  },
  {
    id: 'letters-of-mathematics',
    about: 'F71',
    criteria: ['1.1.1'],
    barrier: 'A sentence is written with mathematical letters that only look like text.',
    target: ['p.offer'],
    words: 'look.?alike|mathematical|characters? that (?:only )?look|drawn with',
    title: 'Autumn at the bakery',
    body: (flaw) =>
      `<p class="offer">${flaw('Every second loaf for free', '𝓔𝓿𝓮𝓻𝔂 𝓼𝓮𝓬𝓸𝓷𝓭 𝓵𝓸𝓪𝓯 𝓯𝓸𝓻 𝓯𝓻𝓮𝓮')}</p><p>The offer ends on Saturday at noon.</p>`,
  },
  {
    id: 'tree-of-characters',
    about: 'F72',
    criteria: ['1.1.1'],
    barrier: 'A picture is drawn with characters, and has no alternative.',
    target: ['pre'],
    words: 'ascii|drawn with|character art',
    language: 'fr',
    title: 'Carte de vœux',
    body: (flaw) => `<p>Toute l'équipe vous souhaite de belles fêtes.</p>
<pre${flaw(' role="img" aria-label="Un sapin décoré d\'étoiles"', '')}>
        *
       /o\\
      /o  \\
     /  *o \\
    /o   *  \\
   /_________\\
       |_|
</pre>`,
  },
  {
    id: 'status-as-background',
    about: 'F3',
    criteria: ['1.1.1'],
    barrier: 'Whether a pass is open shows only in a background picture.',
    target: ['.state'],
    words: 'background',
    language: 'de',
    title: 'Zustand der Pässe',
    head: `<style>.state { display: inline-block; width: 24px; height: 24px; background-size: contain } .open { background-image: url(/media/tick.svg) } .closed { background-image: url(/media/cross.svg) }</style>`,
    body: (flaw) => `<table><tr><th scope="col">Pass</th><th scope="col">Zustand</th></tr>
<tr><th scope="row">Julier</th><td>${flaw('<span aria-hidden="true" class="state open"></span> offen', '<span class="state open"></span>')}</td></tr>
<tr><th scope="row">Furka</th><td>${flaw('<span aria-hidden="true" class="state closed"></span> gesperrt', '<span class="state closed"></span>')}</td></tr></table>`,
  },
  {
    id: 'canvas-chart-without-name',
    about: 'images',
    criteria: ['1.1.1'],
    barrier: 'A chart drawn on a canvas has no alternative.',
    target: ['canvas'],
    words: 'canvas',
    title: 'Rain in the last four weeks',
    body: (
      flaw,
    ) => `<canvas width="320" height="160"${flaw(' role="img" aria-label="Rain by week: 12, 30, 44 and 8 millimeters"', '')}></canvas>
<script>const c = document.querySelector('canvas').getContext('2d'); [12, 30, 44, 8].forEach((v, i) => { c.fillStyle = '#17508c'; c.fillRect(20 + i * 75, 150 - v * 3, 50, v * 3); });</script>`,
  },
  {
    id: 'object-picture-without-name',
    about: '8fc3b6',
    criteria: ['1.1.1'],
    barrier: 'An embedded drawing has no name.',
    target: ['object'],
    words: 'object',
    language: 'it',
    title: 'Pianta del museo',
    body: (flaw) =>
      `<object type="image/svg+xml" data="/media/house.svg" width="300" height="180"${flaw(' aria-label="Pianta: ingresso a sud, caffè a est"', '')}></object><p>Il museo ha tre piani.</p>`,
  },
  {
    id: 'graphic-with-role-without-name',
    about: '7d6734',
    criteria: ['1.1.1'],
    barrier: 'A drawing that is exposed as an image has no name.',
    target: ['svg'],
    words: 'svg|image.{0,40}name',
    title: 'How full the car park is',
    body: (flaw) =>
      `<svg role="img" width="120" height="120" viewBox="0 0 120 120"${flaw(' aria-label="Three quarters full"', '')}><circle cx="60" cy="60" r="50" fill="none" stroke="#c5ccd3" stroke-width="16"/><path d="M60 10a50 50 0 1 1-50 50" fill="none" stroke="#17508c" stroke-width="16"/></svg>`,
  },
  {
    id: 'banner-of-letters',
    about: '0va7u6',
    criteria: ['1.4.5'],
    barrier: 'A notice is a picture of text.',
    target: ['img'],
    words: 'images? of text|text.{0,30}(?:picture|image)',
    title: 'Opening hours at Easter',
    body: (flaw) =>
      flaw(
        '<p><strong>Closed on Good Friday and Easter Monday</strong></p>',
        '<p><img src="/media/notice.svg" width="520" height="90" alt="Closed on Good Friday and Easter Monday"></p>',
      ),
  },
  {
    id: 'private-character-in-button',
    about: 'buttons',
    criteria: ['1.1.1', '4.1.2'],
    barrier: 'A button holds only a character of an icon font.',
    target: ['button'],
    words: 'icon font|private|button.{0,40}name',
    title: 'Your watch list',
    body: (flaw) =>
      `<p>Two films are waiting. <button type="button"${flaw(' aria-label="Remove all films"', '')}><i>&#xe90b;</i></button></p>`,
  },
  {
    id: 'chart-hidden-as-decoration',
    about: 'e88epe',
    criteria: ['1.1.1'],
    barrier: 'A picture with information is marked as decoration.',
    target: ['img'],
    words: 'decorat|alternative',
    title: 'Where our money comes from',
    body: (flaw) =>
      `<p>The chart shows the shares of the last year.</p><img src="/media/shares.svg" width="420" height="240" alt="${flaw('Shares: donations 62 percent, grants 25, sales 13', '')}">`,
  },
  {
    id: 'logo-link-with-file-name',
    about: 'F30',
    criteria: ['1.1.1', '2.4.4'],
    barrier: 'A link is named by the file of its logo.',
    target: ['a img', 'a'],
    words: 'file ?name|alternative',
    language: 'nl',
    title: 'Contact met de gemeente',
    body: (flaw) =>
      `<p><a href="/"><img src="/media/house.svg" width="120" height="60" alt="${flaw('Gemeente Veldhoven, startpagina', 'logo_veldhoven_v2.svg')}"></a></p><p>Wij zijn bereikbaar van negen tot vijf.</p>`,
  },
  {
    id: 'picture-changes-name-stays',
    about: 'F20',
    criteria: ['1.1.1', '4.1.2'],
    barrier: 'The picture of a button changes when it is pressed, its alternative does not.',
    target: ['button', 'button img'],
    words: '(?:does not|not) (?:change|update)|state',
    title: 'River sounds for sleeping',
    body: (
      flaw,
    ) => `<p><button type="button" id="b"><img src="/media/play.svg" width="32" height="32" alt="Play"></button></p>
<script>const i = document.querySelector('#b img'); document.getElementById('b').addEventListener('click', () => { const on = i.src.includes('play'); i.src = on ? '/media/pause.svg' : '/media/play.svg'; ${flaw("i.alt = on ? 'Pause' : 'Play';", '')} });</script>`,
  },
  {
    id: 'decorative-yet-named',
    about: '46ca7f',
    criteria: ['1.1.1'],
    barrier: 'A picture is both decoration and named.',
    target: ['img'],
    words: 'decorat|conflict|exposed',
    title: 'Walks around the lake',
    body: (flaw) =>
      `<p>The short walk takes an hour.</p><img src="/media/line.svg" width="500" height="6" alt=""${flaw('', ' aria-label="wavy line"')}><p>The long walk takes three.</p>`,
  },
];
