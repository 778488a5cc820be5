import type { Variant } from '../variant.ts';

const page = (title: string, head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/** Motion, time limits, sound and films. */
export const time: readonly Variant[] = [
  {
    id: 'news-ticker',
    about: 'F16',
    criteria: ['2.2.2'],
    barrier: 'A line of news moves on and on and cannot be stopped.',
    target: ['.run', '.run span'],
    words: 'mov|animat|scroll|pause',
    title: 'Town hall',
    head: (flaw) =>
      `<style>.run { overflow: hidden; white-space: nowrap; max-width: 30rem } .run span { display: inline-block; ${flaw('', 'animation: go 12s linear infinite')} } @keyframes go { from { transform: translateX(100%) } to { transform: translateX(-100%) } }</style>`,
    body: () =>
      '<div class="run"><span>Road works on Mill Lane until Friday</span></div><p>We are here for you on weekdays.</p>',
  },
  {
    id: 'blinking-offer',
    about: 'F50',
    criteria: ['2.2.2'],
    barrier: 'An offer blinks by a script.',
    target: ['#of'],
    words: 'blink|flash|mov|pause',
    language: 'de',
    title: 'Matratzen',
    body: (flaw) =>
      `<p id="of">Nur heute: zwei zum Preis von einer</p>${flaw('', "<script>setInterval(() => { const o = document.getElementById('of'); o.style.visibility = o.style.visibility === 'hidden' ? 'visible' : 'hidden'; }, 700);</script>")}`,
  },
  {
    id: 'blink-by-animation',
    about: 'F112',
    criteria: ['2.2.2'],
    barrier: 'A word blinks by an animation without end.',
    target: ['.new'],
    words: 'blink|flash|mov|pause|animat',
    title: 'Catalog of seeds',
    head: (flaw) =>
      `<style>.new { ${flaw('font-weight: 700', 'animation: b 1s step-end infinite')} } @keyframes b { 50% { opacity: 0 } }</style>`,
    body: () => '<p><span class="new">New</span> Purple carrots from Turkey</p>',
  },
  {
    id: 'carousel-without-pause',
    about: 'layout',
    criteria: ['2.2.2'],
    barrier: 'A carousel turns by itself and cannot be stopped.',
    target: ['.car', '.car p'],
    words: 'mov|auto|carousel|pause|chang|updat',
    title: 'Guest house',
    body: (
      flaw,
    ) => `<div class="car"><p>Breakfast until eleven</p><p hidden>Sauna in the garden</p><p hidden>Bicycles for guests</p></div>${flaw('<button type="button" id="nx">Next</button>', '')}
<script>const all = [...document.querySelectorAll('.car p')]; let at = 0; const next = () => { all[at].hidden = true; at = (at + 1) % all.length; all[at].hidden = false; }; ${flaw("document.getElementById('nx').addEventListener('click', next);", 'setInterval(next, 2500);')}</script>`,
  },
  {
    id: 'counter-updates',
    about: 'efbfc7',
    criteria: ['2.2.2'],
    barrier: 'A text changes every second and cannot be stopped.',
    target: ['#n'],
    words: 'chang|updat|pause|stop|mov',
    title: 'Trees planted',
    body: (flaw) =>
      `<p>Trees planted since spring: <span id="n">4210</span></p>${flaw('', "<script>let n = 4210; setInterval(() => { n += 3; document.getElementById('n').textContent = String(n); }, 1000);</script>")}`,
  },
  {
    id: 'page-reloads-itself',
    about: 'F41',
    criteria: ['2.2.1', '2.2.4', '3.2.5'],
    barrier: 'The page loads itself anew every minute.',
    target: ['meta[http-equiv]', 'html'],
    words: 'refresh',
    title: 'Departures',
    page: (flaw) =>
      page(
        'Departures',
        flaw('', '<meta http-equiv="refresh" content="60">'),
        '<p>The ferry leaves at 10:30 from pier two.</p>',
      ),
  },
  {
    id: 'page-moves-on',
    about: 'F40',
    criteria: ['2.2.1', '2.2.4', '3.2.5'],
    barrier: 'The page goes to another address after some seconds.',
    target: ['meta[http-equiv]', 'html'],
    words: 'refresh|redirect',
    title: 'We have moved',
    page: (flaw) =>
      page(
        'We have moved',
        flaw('', '<meta http-equiv="Refresh" content="25; URL=/new">'),
        '<p>You find us at <a href="/new">our new address</a>.</p>',
      ),
  },
  {
    id: 'window-opens-at-start',
    about: 'F52',
    criteria: ['3.2.5'],
    barrier: 'A window opens as soon as the page is loaded.',
    target: [],
    words: 'window',
    title: 'Dance school',
    body: (flaw) =>
      `<p>Courses begin in September. <a href="/offer">Our offer for beginners</a></p>${flaw('', "<script>addEventListener('load', () => window.open('/offer', '', 'width=300,height=300'));</script>")}`,
  },
  {
    id: 'sound-at-start',
    about: '80f0bf',
    criteria: ['1.4.2'],
    barrier: 'Music plays at once, and nothing stops it.',
    target: ['audio'],
    words: 'autoplay|audio|sound|play',
    title: 'Spa by the lake',
    body: (flaw) =>
      `<audio src="/media/tone.wav" ${flaw('controls', 'autoplay loop')}></audio><p>The audio is birds only, without words.</p>`,
  },
  {
    id: 'sound-by-script',
    about: 'F23',
    criteria: ['1.4.2'],
    barrier: 'A script plays music at once, and nothing stops it.',
    target: [],
    words: 'autoplay|audio|sound|play',
    title: 'Wine cellar',
    body: (flaw) =>
      `<p>Tastings take place on Fridays.</p>${flaw('<button type="button" id="p">Play music</button>', '')}<script>const a = new Audio('/media/tone.wav'); a.loop = true; ${flaw("document.getElementById('p').addEventListener('click', () => (a.paused ? a.play() : a.pause()));", 'a.play().catch(() => {});')}</script>`,
  },
  {
    id: 'silent-loop-without-controls',
    about: 'multimedia',
    criteria: ['2.2.2'],
    barrier: 'A film runs in a loop and cannot be stopped.',
    target: ['video'],
    words: 'mov|auto|pause|play|loop',
    title: 'Holiday by the sea',
    body: (flaw) =>
      `<video src="/media/trailer.webm" muted width="192" height="108" aria-hidden="true"${flaw('', ' autoplay loop')}></video><p>Rooms from ninety pounds.</p>`,
  },
  {
    id: 'film-without-captions',
    about: 'f51b46',
    criteria: ['1.2.2'],
    barrier: 'A film with speech has no captions.',
    target: ['video'],
    words: 'caption',
    language: 'en',
    title: 'Flood at the bridge',
    body: (flaw) =>
      `<video src="/media/film.webm" controls width="192" height="108" aria-label="Report from the bridge">${flaw('<track kind="captions" srclang="en" label="English" src="/media/film.vtt" default>', '')}</video><p>The reporter speaks about the water. What she says, in words: the water is up to the parapet, a barn has lost its door, and a hedge drifts past. One more hand’s breadth and it is in the kitchen.</p>`,
  },
  {
    id: 'captions-are-empty',
    about: 'multimedia',
    criteria: ['1.2.2'],
    barrier: 'The file of captions holds nothing.',
    target: ['video', 'track'],
    words: 'caption|track',
    title: 'Flood at the bridge',
    body: (flaw) =>
      `<video src="/media/film.webm" controls width="192" height="108" aria-label="Report from the bridge"><track kind="captions" srclang="en" label="English" src="/media/${flaw('film', 'empty')}.vtt" default></video><p>The reporter speaks about the water. What she says, in words: the water is up to the parapet, a barn has lost its door, and a hedge drifts past. One more hand’s breadth and it is in the kitchen.</p>`,
  },
  {
    id: 'captions-not-there',
    about: 'multimedia',
    criteria: ['1.2.2'],
    barrier: 'The file of captions does not exist.',
    target: ['video', 'track'],
    words: 'caption|track',
    title: 'Flood at the bridge',
    body: (flaw) =>
      `<video src="/media/film.webm" controls width="192" height="108" aria-label="Report from the bridge"><track kind="captions" srclang="en" label="English" src="/media/${flaw('film', 'gone')}.vtt" default></video><p>The reporter speaks about the water. What she says, in words: the water is up to the parapet, a barn has lost its door, and a hedge drifts past. One more hand’s breadth and it is in the kitchen.</p>`,
  },
  {
    id: 'recording-without-transcript',
    about: '2eb176',
    criteria: ['1.2.1'],
    barrier: 'A spoken recording has no transcript.',
    target: ['audio'],
    words: 'transcript|alternative|audio',
    language: 'de',
    title: 'Grußwort der Bürgermeisterin',
    body: (flaw) =>
      `<audio controls src="/media/tone.wav"></audio>${flaw('<h2>Abschrift der Aufnahme</h2><p>Liebe Gäste, ich freue mich, dass Sie den Weg zu uns gefunden haben, und wünsche Ihnen einen schönen Tag.</p>', '<p>Aufgenommen im Rathaus.</p>')}`,
  },
  {
    id: 'linked-recording-without-transcript',
    about: 'multimedia',
    criteria: ['1.2.1'],
    barrier: 'A link leads to a recording that has no transcript.',
    target: ['a[href$=wav]'],
    words: 'transcript|alternative|audio|media',
    title: 'Sermon of last Sunday',
    body: (flaw) =>
      `<p><a href="/media/tone.wav">Listen to the sermon (audio, 8 seconds)</a></p>${flaw('<p><a href="/sermon-text">Transcript of the sermon</a></p>', '<p>Recorded in the chapel.</p>')}`,
  },
  {
    id: 'shake-to-undo',
    about: 'F106',
    criteria: ['2.5.4'],
    barrier: 'Shaking the device removes the last word, and nothing else does.',
    target: [],
    words: 'motion|shak',
    title: 'Word game',
    body: (
      flaw,
    ) => `<p id="w">river stone</p>${flaw('<button type="button" id="u">Remove the last word</button> <label><input type="checkbox" id="m"> Shake to remove</label>', '')}
<script>const w = document.getElementById('w'); const undo = () => { w.textContent = w.textContent.split(' ').slice(0, -1).join(' '); }; ${flaw("document.getElementById('u').addEventListener('click', undo); document.getElementById('m').addEventListener('change', (e) => (e.target.checked ? addEventListener('devicemotion', shaken) : removeEventListener('devicemotion', shaken)));", "addEventListener('devicemotion', (e) => shaken(e));")} function shaken(e) { if (Math.abs(e.accelerationIncludingGravity?.x ?? 0) > 20) undo(); }</script>`,
  },
];
