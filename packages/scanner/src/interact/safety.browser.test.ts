import { createServer, type Server } from 'node:http';
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { scannerTest } from '../../rig/scanner-test.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checksEngine } from '../checks/engine.ts';
import type { Scanner } from '../create-scanner.ts';
import type { Engine } from '../engines/engine.ts';

/** What each button does, under a name that nobody would fear. Paths tell who has asked. */
const deeds: Record<string, string> = {
  posting: "fetch('/regret/posting', { method: 'POST', body: 'x' })",
  getting: "fetch('/regret/getting')",
  old: "const asked = new XMLHttpRequest(); asked.open('DELETE', '/regret/old'); asked.send()",
  beacon: "navigator.sendBeacon('/regret/beacon', 'x')",
  lasting: "fetch('/regret/lasting', { method: 'POST', keepalive: true })",
  picture: "new Image().src = '/regret/picture'",
  stream: "new EventSource('/regret/stream')",
  socket: "new WebSocket('ws://' + location.host + '/regret/socket')",
  'open-socket': "socket.send('x')",
  frame:
    "const frame = document.createElement('iframe'); frame.src = '/regret/frame'; document.body.append(frame)",
  'old-frame': "document.querySelector('iframe').contentWindow.postMessage('go', '*')",
  worker:
    "new Worker(URL.createObjectURL(new Blob(['fetch(\"' + location.origin + '/regret/worker\")'])))",
  'old-worker': "worker.postMessage('go')",
  form: "document.querySelector('form').submit()",
  moving: "location.href = '/regret/moving'",
  window: "window.open('/regret/window')",
  other: "fetch('http://localhost:' + location.port + '/regret/other', { mode: 'no-cors' })",
  late: "setTimeout(() => fetch('/regret/late'), 300)",
};

const page = `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1>
${Object.entries(deeds)
  .map(
    ([name], at) =>
      `<p><button type="button" id="show-${name}" ${at % 2 ? 'aria-expanded="false"' : ''}>Show ${name}</button></p>`,
  )
  .join('\n')}
<p><a href="#end" onfocus="fetch('/regret/focused')">To the end</a></p><p id="end">End</p>
<form action="/regret/form" method="post"><label>Place <input name="place"></label></form>
<form id="asking" action="/regret/form" method="post" novalidate><label>Name <input name="name" required></label><button>Send</button></form>
<p><label>Pier <input id="typing"></label></p>
<form id="basket" action="/regret/form" method="post"><label>Size <select><option value="">Choose</option><option>Small</option></select></label><button>Add the buoy to the basket</button></form>
<form id="finding" action="/regret/form" role="search"><label>Length <select><option>Any</option><option>9 m</option></select></label><button>Show berths</button></form>
<form action="/regret/form" method="post"><label>Whose <input id="paying"></label> <label>Card <input autocomplete="cc-number"></label></form>
<p><button type="button" id="part" aria-expanded="false" aria-controls="opened">More of the harbor</button></p>
<div id="opened" hidden><button type="button" id="inner">Show prices</button> <label>Berth <input id="inner-typing"></label></div>
<p><button type="button" id="ask" aria-haspopup="dialog">Berth 4</button></p>
<div role="dialog" aria-modal="true" aria-label="Delete berth 4?" id="asked" hidden><button type="button" id="yes">Yes</button> <button type="button" id="no">Close</button></div>
<p><span id="by-mouse" style="cursor: pointer">Show tides</span> <span id="by-arrow" role="slider" tabindex="0" aria-label="Depth" aria-valuenow="1">1</span></p>
<p><span id="emptying" style="cursor: pointer">Delete all berths</span></p>
<p><a href="/regret/route" id="route">Moorings</a> <a href="/regret/followed" id="followed">Cranes</a></p>
<iframe src="/frame" title="Weather"></iframe></main>
<script>
document.getElementById('typing').addEventListener('input', () => fetch('/regret/typing', { method: 'POST' }));
document.getElementById('asking').addEventListener('submit', () => fetch('/regret/sending', { method: 'POST' }));
document.getElementById('basket').addEventListener('submit', () => fetch('/regret/filling', { method: 'POST' }));
document.getElementById('finding').addEventListener('submit', () => navigator.sendBeacon('/regret/finding', 'x'));
document.getElementById('paying').addEventListener('input', () => fetch('/regret/paying', { method: 'POST' }));
const byId = (id) => document.getElementById(id);
byId('route').addEventListener('click', (event) => {
  event.preventDefault();
  history.pushState({}, '', '/regret/route');
  fetch('/regret/route', { method: 'POST' });
});
byId('followed').addEventListener('click', (event) => { if (event.altKey) event.preventDefault(); });
byId('part').addEventListener('click', () => {
  byId('opened').hidden = !byId('opened').hidden;
  byId('part').setAttribute('aria-expanded', String(!byId('opened').hidden));
});
byId('inner').addEventListener('click', () => fetch('/regret/inner', { method: 'POST' }));
byId('inner-typing').addEventListener('input', () => fetch('/regret/inner-typing', { method: 'POST' }));
byId('ask').addEventListener('click', () => { byId('asked').hidden = false; byId('no').focus(); });
byId('no').addEventListener('click', () => { byId('asked').hidden = true; byId('ask').focus(); });
byId('by-mouse').addEventListener('click', () => fetch('/regret/by-mouse', { method: 'POST' }));
byId('by-arrow').addEventListener('keydown', ({ key }) => { if (key === 'ArrowRight') fetch('/regret/by-arrow', { method: 'POST' }); });
byId('emptying').addEventListener('click', () => fetch('/regret/emptying', { method: 'DELETE' }));
byId('yes').addEventListener('click', () => fetch('/regret/yes', { method: 'DELETE' }));
const socket = new WebSocket('ws://' + location.host + '/socket');
const worker = new Worker('/worker.js');
addEventListener('keyup', (event) => { if (event.key === 'Tab') navigator.sendBeacon('/regret/tab', 'x'); });
${Object.entries(deeds)
  .map(
    ([name, deed]) =>
      // The pointer that comes, presses and drags does the same.
      `for (const type of ['click', 'mouseenter', 'pointerdown']) document.getElementById('show-${name}').addEventListener(type, () => { ${deed} });`,
  )
  .join('\n')}
</script></body></html>`;

/** Steps that tell when they are reached, up to one whose button nobody would want pressed. */
const wizard = (rename: string) =>
  `<!doctype html><html lang="en"><head><title>Berths</title></head><body><main><h1>Berths</h1>
<form id="form" action="/regret/form" method="post" novalidate><div id="step"><h2>You</h2><label>Name <input name="who" required></label></div><button id="on">Next</button></form></main>
<script>
const steps = [
  '<h2>Boat</h2><label>Length <input name="length" required></label><label><input type="checkbox" name="terms"> I accept the terms</label>',
  '<h2>Ready</h2><label>Remark <input name="remark"></label>',
];
let at = 0;
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (document.querySelector('[name="terms"]:checked')) navigator.sendBeacon('/regret/accepted', 'x');
  if ([...form.querySelectorAll('[required]')].some(({ value }) => value === '')) return;
  if (at >= steps.length) { navigator.sendBeacon('/regret/applied', 'x'); return; }
  step.innerHTML = steps[at];
  at += 1;
  if (at === steps.length) ${rename};
  navigator.sendBeacon('/regret/step-' + at, 'x');
});
</script></body></html>`;

const lastWords = ['Send application', 'Pay now', 'Order with costs', 'Continue to payment'];

/** What stands on the button of a form tells when that is sent. The last is harmless. */
const orders = [
  'Buy now',
  'Add to cart and check out',
  'In den Warenkorb und bezahlen',
  'Add to cart',
];
const orderingPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbor</title></head><body><main><h1>Harbor</h1>
${orders.map((words) => `<form action="/regret/form" method="post" onsubmit="navigator.sendBeacon('/regret/${words.replaceAll(' ', '-')}', 'x')"><label>Number <input name="n" value="1"></label><button>${words}</button></form>`).join('\n')}
</main></body></html>`;

/** Each says when it is pressed. The last of each place is harmless. */
const skips = ['Passer commande', 'Jump to checkout', 'Skip to content'];
const plainButtons = ['Pay', 'Subscribe', 'Accept', 'Show the map'];
const closers = [
  'Cancel order',
  'Cerrar sesión',
  'Pay and close',
  'Delete and close',
  'Close account',
  'Close',
];
/** What sends forms: the code of the last only is told that it is sent, which sends nothing. */
const senders = ['Delete my berth', 'Book and pay', 'Join and accept', 'Join the club'];
const toTell = (words: string) =>
  `onclick="navigator.sendBeacon('/regret/${words.replaceAll(' ', '-')}', 'x')"`;
const speakingPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbor</title></head><body>
${skips.map((words, at) => `<a href="#place-${at}" ${toTell(words)}>${words}</a>`).join('\n')}
<main id="place-2"><h1 id="place-1">Harbor</h1><p id="place-0"><a href="/pier">Pier</a></p>
<p><button type="button" id="berth">Berth 5</button></p>
<div role="dialog" aria-modal="true" aria-label="Berth 5" id="asked" hidden>
${closers.map((words) => `<p><button type="button" ${toTell(words)}>${words}</button></p>`).join('\n')}</div>
${plainButtons.map((words) => `<p><button type="button" ${toTell(words)}>${words}</button></p>`).join('\n')}
${senders.map((words) => `<form action="/regret/form" method="post" novalidate><label>Name <input></label> <button ${toTell(words)}>${words}</button></form>`).join('\n')}</main>
<script>
for (const form of document.forms) form.addEventListener('submit', () => navigator.sendBeacon('/regret/told-' + form.innerText.trim().replaceAll(/\\W+/g, '-'), 'x'));
const last = [...asked.querySelectorAll('button')].at(-1);
berth.addEventListener('click', () => { asked.hidden = false; asked.querySelector('button').focus(); });
last.addEventListener('click', () => { asked.hidden = true; berth.focus(); });
</script></body></html>`;

const files: Record<string, [type: string, text: string]> = {
  '/': ['text/html', page],
  '/speaking': ['text/html', speakingPage],
  '/ordering': ['text/html', orderingPage],
  ...Object.fromEntries(
    lastWords.map((words, at) => {
      const rename = `on.textContent = '${words}'`;
      // One says so only when its step is filled in.
      const when = at === 1 ? `form.oninput = () => { ${rename} }` : rename;
      return [`/wizard-${at}`, ['text/html', wizard(when)]] as const;
    }),
  ),
  '/frame': [
    'text/html',
    "<!doctype html><html lang='en'><title>Weather</title><p>Sunny</p><script>addEventListener('message', () => fetch('/regret/old-frame'))</script></html>",
  ],
  '/worker.js': [
    'text/javascript',
    "addEventListener('message', () => fetch('/regret/old-worker'))",
  ],
};

let server: Server;
let scanner: Scanner;
let arrived: string[];

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/regret/')) arrived.push(path.slice('/regret/'.length));
    const [type, text] = files[path] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type });
    response.end(text);
  });
  server.on('upgrade', (request, socket) => {
    if (request.url?.startsWith('/regret/')) arrived.push('socket');
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    socket.on('error', () => socket.destroy());
    // The browser's farewell is an opcode of 8, and no message.
    socket.on('data', (data: Buffer) => {
      if (((data[0] ?? 8) & 15) < 8) arrived.push('open-socket');
    });
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
});

beforeEach(() => {
  arrived = [];
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function scan(engine: Engine, interaction = true, path = '/'): Promise<void> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const { pageScan } = await scanner.scanPage(url, { engines: [engine], interaction });
  expect(pageScan).toMatchObject({ status: 'completed' });
}

/** Every control alike is pressed, and not only the first two of them. */
const limits = { useMs: 40_000 };
const withTime: Engine = {
  ...checksEngine,
  use: (under) => use({ ...under, limits: { ...under.limits, ...limits } }),
};
const open: Engine = {
  ...checksEngine,
  use: (under) =>
    use({ ...under, limits: { ...under.limits, ...limits }, shutOff: () => Promise.resolve() }),
};

function use(under: Parameters<NonNullable<Engine['use']>>[0]): ReturnType<Engine['run']> {
  return checksEngine.use?.(under) ?? Promise.reject(new Error('It uses no page.'));
}

test('nothing that a control does reaches anybody', async () => {
  await scan(withTime);
  expect(arrived).toEqual([]);
});

test('without the cut it would', async () => {
  await scan(open);
  const frozen = ['form', 'moving'];
  const wanted = Object.keys(deeds).filter((name) => !frozen.includes(name) && name !== 'window');
  const others = [
    'focused',
    'tab',
    'typing',
    'sending',
    'filling',
    'finding',
    'inner',
    'inner-typing',
    'by-mouse',
    'by-arrow',
  ];
  expect([...wanted, ...others].filter((name) => !arrived.includes(name))).toEqual([]);
  expect(arrived.filter((name) => frozen.includes(name))).toEqual([]);
  // Nobody deletes, agrees to a deletion or writes beside a card, with or without a network.
  expect(arrived.filter((name) => /^(yes|emptying|paying)$/.test(name))).toEqual([]);
});

test('nothing that stands in steps reaches anybody', async () => {
  await scan(withTime, true, '/wizard-0');
  expect(arrived).toEqual([]);
});

test.each(lastWords.map((words, at) => ({ words, at })))(
  'without the cut steps are gone through, and “$words” is not pressed',
  async ({ at }) => {
    await scan(open, true, `/wizard-${at}`);
    expect(arrived).toEqual(['step-1', 'step-2']);
  },
);

test('without the cut nothing is pressed that says what would be regretted', async () => {
  await scan(open, true, '/speaking');
  expect([...new Set(arrived)].toSorted()).toEqual([
    'Close',
    'Show-the-map',
    'Skip-to-content',
    'told-Name-Join-the-club',
  ]);
});

test('without the cut a form that fills a basket is sent, and none that orders', async () => {
  await scan(open, true, '/ordering');
  expect([...new Set(arrived)]).toEqual(['Add-to-cart']);
});

test('nothing of a basket reaches anybody', async () => {
  await scan(withTime, true, '/ordering');
  expect(arrived).toEqual([]);
});

test('where nothing is to be used, nothing is', async () => {
  await scan(open, false);
  expect(arrived).toEqual([]);
});
