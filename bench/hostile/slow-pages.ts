import type { PageAnswer } from '@curbcut/testing';

/** A page that could keep a scan busy for ever, or fill its machine. */
export interface SlowPage {
  id: string;
  title: string;
  answer: PageAnswer;
  /** What the page asks for, by the name of its path. */
  parts?: Readonly<Record<string, PageAnswer>>;
}

/** One sure defect, that must be found whatever else the page does. */
const page = (inside: string) =>
  `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1><p>Boats leave at noon.</p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40">${inside}</main></body></html>`;
/** Outside of any landmark. */
const bare = (inside: string) => page('').replace('</main>', `</main>${inside}`);
const inner = `<!doctype html><html lang='en'><title>Inner</title><main><h1>Inner</h1><input></main></html>`;
const adding = `<script>const part=document.createElement('iframe');part.srcdoc='<p>x</p>';setInterval(()=>document.body.append(part.cloneNode()),1)</script>`;

/** What a server of the pages answers, by path. */
export function answersOf(pages: readonly SlowPage[]): Record<string, PageAnswer> {
  return Object.fromEntries(
    pages
      .flatMap(({ id, answer, parts }) => Object.entries({ [id]: answer, ...parts }))
      .map(([name, answer]) => [`/${name}`, answer]),
  );
}

const nested: PageAnswer = ({ url }, response) => {
  const left = Number(new URL(url ?? '/', 'http://harbor.example').searchParams.get('left') ?? 200);
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(left > 0 ? page(`<iframe title="More" src="?left=${left - 1}"></iframe>`) : inner);
};

/** Its server answers, and sends nothing. */
const stalled: PageAnswer = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.flushHeaders();
};

const moving: PageAnswer = ({ url }, response) => {
  const place = Number(new URL(url ?? '/', 'http://harbor.example').searchParams.get('place') ?? 0);
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(
    inner.replace('</main>', `</main><script>location.href='?place=${place + 1}'</script>`),
  );
};

const neverEnding: PageAnswer = (request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.write(page('').replace('</main></body></html>', ''));
  const timer = setInterval(() => response.write('<p>more</p>'), 100);
  request.socket.on('close', () => clearInterval(timer));
};

const words = [
  'الميناء يفتح عند الظهر',
  '船は正午に出ます',
  'Корабли уходят в полдень',
  'नावें दोपहर को निकलती हैं',
  'เรือออกตอนเที่ยง',
  'הסירות יוצאות בצהריים',
  'Z̷̡̛a̸l̵g̷o̶ ‮reversed‬ \u200Bnothing',
];

export const slowPages: readonly SlowPage[] = [
  {
    id: 'control',
    title: 'Nothing special',
    answer: page(''),
  },
  {
    id: 'texts',
    title: '10,000 texts outside of landmarks',
    answer: bare('<p>Boats leave.</p>'.repeat(10_000)),
  },
  {
    id: 'parts-of-texts',
    title: '5,000 texts in two parts',
    answer: bare('<p>a<b>b</b></p>'.repeat(5_000)),
  },
  {
    id: 'links',
    title: '2,500 links in one text',
    answer: page('<a href="#x">Boats</a> '.repeat(2_500)),
  },
  {
    id: 'many-elements',
    title: '20,000 elements with text',
    answer: page('<p><b>Boats</b></p>'.repeat(10_000)),
  },
  {
    id: 'elements',
    title: '100,000 elements',
    answer: page('<i></i>'.repeat(100_000)),
  },
  {
    id: 'too-many-elements',
    title: '160,000 elements',
    answer: page('<i></i>'.repeat(160_000)),
  },
  {
    id: 'written-frames',
    title: '1,000 frames with documents in attributes',
    answer: page(`<iframe title="Part" srcdoc="${inner}"></iframe>`.repeat(1_000)),
  },
  {
    id: 'loaded-frames',
    title: '1,000 frames with pages of the site',
    answer: page('<iframe title="Part" src="/control"></iframe>'.repeat(1_000)),
  },
  {
    id: 'empty-frames',
    title: '1,000 empty frames',
    answer: page('<iframe title="Part"></iframe>'.repeat(1_000)),
  },
  { id: 'nested-frames', title: '200 frames in each other', answer: nested },
  { id: 'endless-frames', title: 'Frames without end', answer: page(adding) },
  {
    id: 'stalled-frames',
    title: '20 frames that never load',
    answer: page('<iframe title="Part" src="/stalled"></iframe>'.repeat(20)),
    parts: { stalled },
  },
  {
    id: 'moving-frame',
    title: 'A frame that moves on without end',
    answer: page('<iframe title="Part" src="/moving"></iframe>'),
    parts: { moving },
  },
  { id: 'never-ending', title: 'Never stops loading', answer: neverEnding },
  {
    id: 'replacing',
    title: 'Replaces its elements when the window changes',
    answer: page(
      '<div id="box"></div><script>const draw=()=>{box.innerHTML=`<p>${innerWidth}</p><input><a href="#x"></a>`};draw();addEventListener("resize",draw)</script>',
    ),
  },
  {
    id: 'changing',
    title: 'Changes in every frame that is drawn',
    answer: page(
      '<div id="box"></div><script>let n=0;const draw=()=>{box.innerHTML=`<p style="height:${(n++%50)*10}px">x</p><input>`;requestAnimationFrame(draw)};draw()</script>',
    ),
  },
  {
    id: 'named-elements',
    title: 'Elements named as members of the document',
    answer: page(
      `<form><input name="nodeName"><input name="getAttribute"><input name="matches"><input name="parentNode"><input name="textContent"></form><p id="axe">x</p><iframe name="axe" title="x" srcdoc="${inner}"></iframe>`,
    ),
  },
  {
    id: 'scripts',
    title: '7,000 texts in seven scripts and both directions',
    answer: page(words.map((text) => `<p dir="auto">${text}</p>`.repeat(1_000)).join('')),
  },
];
