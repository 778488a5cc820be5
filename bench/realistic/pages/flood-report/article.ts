import type { Flaw } from '../../realistic-page.ts';

export function article(flaw: Flaw): string {
  return `<article>
<h1>The night the Vyrnwy came over the wall</h1>
<p class="by">By Carys Morgan in Llanfair. Photos: Idris Bowen</p>
${share(flaw)}
<div class="lead">
<img src="pictures/river.svg" alt="A wide river in front of low hills, and a house with water up to its door">
<p>At ten past two on Sunday morning the river was as high as the parapet. By three it was in nine kitchens.</p>
</div>
<div class="update"${flaw('correction-kept-from-readers', '', ' aria-hidden="true"')}>
<p><strong>Correction, 11.20:</strong> An earlier version said that the bridge was closed. It is open on foot; cars have to go by Meifod.</p>
</div>
<p>Rhian Pugh had put her shoes on the table, and the cat. “I thought I would feel it first,” she says, “but I heard it: the hum of the freezer stopped.” Then somebody knocked and asked for buckets.</p>
<p>What followed took five hours and about seventy people. They came with tractors from Pontrobert, in wetsuits from the canoe club, and one with a tray of bacon rolls. The wall held where it had been raised after 2000, and gave way where the farm track goes through it. Each hour a
<span class="gloss"><button type="button" aria-describedby="gloss-gauge">gauge</button><span class="note" role="tooltip" id="gloss-gauge">A measuring post in the river. It sends its level by radio every fifteen minutes.</span></span>
at the weir sent a figure that was higher than the last.</p>
<blockquote class="saying" lang="${flaw('welsh-called-spanish', 'cy', 'es')}"><p>Mae’r afon yn cofio ei hen wely, ac yn dod yn ôl iddo bob hyn a hyn.</p></blockquote>
<p>The river remembers its old bed, the saying of an old neighbor goes, and comes back to it now and then.</p>
<h2>On the bridge at first light</h2>
${film(flaw)}
<h2>How high it was</h2>
${gauges(flaw)}
<p>At Llanfair the level has been falling since Sunday noon. The Met Office expects light rain until Wednesday and none for the rest of the week.</p>
<h2>What happens now</h2>
<p>The council clears Bridge Street today and begins with the wall on Monday. People whose houses were flooded can ask for £500 at once; the form is a single page, and the library prints it. Whoever has room for a family of four until Christmas is asked to ring the council.</p>
</article>`;
}

function share(flaw: Flaw): string {
  const ways = [
    ['mail', 'Send this article by e-mail', 'M2 5 H22 V19 H2 Z M2 5 L12 13 L22 5'],
    ['print', 'Print this article', 'M6 9 V3 H18 V9 M4 9 H20 V17 H4 Z M7 14 H17 V21 H7 Z'],
    [
      'link',
      'Copy the address of this article',
      'M9 15 L15 9 M8 11 L5 14 A4 4 0 0 0 10 19 L13 16 M11 8 L14 5 A4 4 0 0 1 19 10 L16 13',
    ],
  ] as const;
  const way = ([id, name, path]: (typeof ways)[number]) =>
    `<li><a href="#${id}">${flaw('share-links-empty', `<span class="quiet">${name}</span>`, '')}<svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#0b4a6f" stroke-width="2"><path d="${path}"/></svg></a></li>`;
  return `<ul class="share">
${ways.map(way).join('\n')}
</ul>`;
}

function film(flaw: Flaw): string {
  return `<figure>
<video width="192" height="108" preload="metadata" aria-label="Film: the bridge at Llanfair at first light">
<source src="media/film.webm" type="video/webm">
<track kind="captions" src="media/film.vtt" srclang="en" label="English" default>
</video>
<div class="controls">
${flaw('film-by-mouse', '<button type="button" class="play">Play the film</button>', '<div class="play">Play the film</div>')}
<button type="button" class="words"${flaw('caption-switch-state', ' aria-pressed="true"', '')}>Captions</button>
</div>
<figcaption>Six seconds from the bridge; our reporter says what there is to be seen. In words: she stands at the parapet, with brown water just below it. On the far bank a red barn has lost its door, and a torn-out hedge drifts from left to right. Rhian Pugh says: “Another hand’s breadth and it is in my kitchen.” Pumps hum.</figcaption>
</figure>`;
}

function gauges(flaw: Flaw): string {
  const head = (name: string) =>
    flaw('gauges-bare', `<th scope="col">${name}</th>`, `<td>${name}</td>`);
  const row = ([place, ...levels]: readonly string[]) =>
    `<tr>${flaw('gauges-bare', `<th scope="row">${place}</th>`, `<td>${place}</td>`)}${levels.map((level) => `<td>${level}</td>`).join('')}</tr>`;
  const rows = [
    ['Llanfair weir', '2.10 m', '3.85 m', '3.02 m'],
    ['Meifod', '1.94 m', '3.40 m', '2.95 m'],
    ['Pont Robert', '1.70 m', '2.88 m', '2.41 m'],
    ['Llanymynech', '3.05 m', '4.96 m', '4.80 m'],
  ];
  return `<table class="gauges">
<caption class="quiet">Levels of the river at four gauges</caption>
<thead><tr>${['Gauge', 'Saturday, 6 pm', 'Sunday, 3 am', 'Sunday, 6 pm'].map(head).join('')}</tr></thead>
<tbody>
${rows.map(row).join('\n')}
</tbody>
</table>`;
}
