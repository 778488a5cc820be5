import type { CompletedPageScan, Issue } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../../rig/scanner-test.ts';
import { checksEngine } from '../../checks/engine.ts';
import type { Scanner } from '../../create-scanner.ts';
import type { Engine } from '../../engines/engine.ts';

const page = (inside: string, script: string) =>
  `<!doctype html><html lang="en"><head><title>Berths</title><style>
[hidden] { display: none } .pale { color: #aaa } button, input, select { min-height: 44px; min-width: 44px }</style></head>
<body><main><h1>Ask for a berth</h1>${inside}</main><script>${script}</script></body></html>`;

const about = `<h2 tabindex="-1">About you</h2>
<p><label>E-mail <input type="email" name="mail" autocomplete="email"></label></p>
<p><label>Boat <select name="boat"><option value="">Please choose</option><option value="sail">Sailing boat</option></select></label></p>
<fieldset><legend>Do you stay at night?</legend><label><input type="radio" name="night" value="yes"> Yes</label> <label><input type="radio" name="night" value="no"> No</label></fieldset>
<p><label>Arrival <input type="date" name="day"></label></p>`;

/** Draws one step after the other, each when the one before holds what it asks for. `next`: what a good step leads to. */
const wizard = (steps: readonly string[], next = 'show(at + 1)') =>
  page(
    '<form id="form" novalidate><div id="step"></div><p id="error" role="alert"></p><button id="on">Next</button></form>',
    `const steps = ${JSON.stringify(steps)};
let at = 0;
const show = (number) => {
  at = number;
  step.innerHTML = steps[at] ?? '<h2 tabindex="-1">Thank you</h2>';
  error.textContent = '';
  on.hidden = at >= steps.length - 1;
  step.querySelector('h2')?.focus();
};
const isEmpty = (field) => field.type !== 'file' && (field.type === 'radio'
  ? !form.querySelector('[name="' + field.name + '"]:checked')
  : field.value === '' || field.type === 'email' && !field.value.includes('@'));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const wrong = [...form.querySelectorAll('input, select')].find(isEmpty);
  if (wrong) { error.textContent = 'Please fill in everything.'; wrong.focus(); return; }
  ${next};
});
show(0);
step.ownerDocument.activeElement.blur();`,
  );

const boat =
  '<h2 tabindex="-1">Your boat</h2><p>Name of the boat <input id="name" name="name"></p><p class="pale">Boats of more than nine meters go to the outer pier.</p>';
const goodBoat =
  '<h2 tabindex="-1">Your boat</h2><p><label>Name of the boat <input id="name" name="name"></label></p><p>Boats of more than nine meters go to the outer pier.</p>';
const last =
  '<h2 tabindex="-1">Ready</h2><p class="pale" id="last">We answer within a day.</p><button>Send request</button>';

/** Nothing tells what was asked for before, and the focus stays on nothing. */
const unasked = page(
  `<form id="one"><h2>About you</h2><p><label>Full name <input name="who" required></label></p><button id="on">Continue</button></form>
<form id="two" hidden><h2>Your boat</h2><p>Length <input id="length" name="length"></p><button>Send request</button></form>`,
  `one.addEventListener('submit', (event) => { event.preventDefault(); one.hidden = true; two.hidden = false; });`,
);

/** Frameworks use the elements of one step again for the next. */
const reused = page(
  `<form id="form"><p><label id="words" for="field">Full name</label> <input id="field" name="who" required></p><button>Continue</button></form>`,
  `form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (field.value === '') return;
  words.removeAttribute('for');
  words.textContent = 'Length of the boat';
  field.name = 'length';
  field.value = '';
});`,
);

/** What is chosen leads on by itself. */
const choosing = page(
  `<form id="form"><section id="one"><h2>Where?</h2><fieldset><legend>Pier</legend><label><input type="radio" name="pier"> North pier</label> <label><input type="radio" name="pier"> Old pier</label></fieldset>
<p><label>Nights <input name="nights" inputmode="numeric"></label></p><button type="button" class="on">Next</button></section>
<section id="two" hidden><h2>Your boat</h2><p>Length <input id="length" name="length"></p><button type="button" class="on">Next</button></section>
<section id="three" hidden><h2>Ready</h2><p class="pale">We answer within a day.</p><button>Send request</button></section></form>`,
  `const [first, second] = document.querySelectorAll('.on');
const show = (now, next) => { now.hidden = true; next.hidden = false; };
for (const radio of document.querySelectorAll('[type=radio]')) radio.onchange = () => show(one, two);
first.onclick = () => { if (form.elements.nights.value !== '') show(one, two); };
second.onclick = () => show(two, three);`,
);

/** How an entry has to be written is told only when it was refused. */
const toldLate = page(
  `<form id="form"><section id="one"><h2>Your boat</h2><p><label>Sail mark <input id="mark" aria-describedby="wrong"></label> <span id="wrong"></span></p><button type="button" id="on">Next</button></section>
<section id="two" hidden><h2>Size</h2><p>Length <input id="length" name="length"></p></section></form>`,
  `on.onclick = () => {
  const isGood = /^[A-Z]{3} \\d{4}$/.test(mark.value);
  mark.setAttribute('aria-invalid', String(!isGood));
  wrong.textContent = isGood ? '' : mark.value === '' ? 'Something is missing here' : 'Three letters and four digits, for example NOR 2041';
  one.hidden = isGood;
  two.hidden = !isGood;
};`,
);

/** It goes on whatever is in it. */
const careless = page(
  `<div id="step"><h2>About you</h2><label>Full name <input name="who"></label> <button type="button" id="on">Next</button></div>`,
  `document.getElementById('on').onclick = () => {
  step.innerHTML = '<h2 tabindex="-1">Your boat</h2><p>Length <input id="length" name="length"></p><button type="button">Send request</button>';
  step.firstChild.focus();
};`,
);

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/wizard': wizard([about, boat, last]),
    '/clean-wizard': wizard([
      about,
      goodBoat,
      '<h2 tabindex="-1">Ready</h2><button>Send request</button>',
    ]),
    '/pictures': wizard([
      about,
      '<h2 tabindex="-1">Pictures</h2><p><label>Picture <input type="file"></label></p><p><label>What it shows <input name="words"></label></p>',
      last,
    ]),
    '/asking': wizard(
      [about, boat, last],
      "fetch('/next').then(() => show(at + 1), () => { error.textContent = 'Try again later.' })",
    ),
    '/refusing': wizard([about, boat, last], "error.textContent = 'We know nobody of this name.'"),
    '/told-late': toldLate,
    '/unasked': unasked,
    '/reused': reused,
    '/careless': careless,
    '/choosing': choosing,
  });
});

afterAll(async () => {
  await server.close();
});

/** As much as it takes on a busy machine. */
const limits = { useMs: 60_000, stepsMs: 30_000, stateMs: 20_000 };
const withTime: Engine = {
  ...checksEngine,
  use: (under) =>
    checksEngine.use?.({ ...under, limits: { ...under.limits, ...limits } }) ??
    Promise.reject(new Error('It uses no page.')),
};

async function scan(path: string): Promise<{ seen: Issue[]; pageScan: CompletedPageScan }> {
  const { pageScan } = await scanner.scanPage(server.url(path), { engines: [withTime] });
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  const seen = pageScan.issues.filter(({ reproduction }) =>
    /step|view after/.test(reproduction?.state ?? ''),
  );
  return { seen, pageScan };
}

const told = (seen: readonly Issue[]) =>
  seen.map(({ rule, reproduction }) => [rule, reproduction?.state]).sort();

test('what stands behind the first step is judged, with the way there', async () => {
  const { seen } = await scan('/wizard');
  expect(told(seen)).toEqual([
    ['color-contrast', 'in the second step after “Next”'],
    ['color-contrast', 'in the step after “Next”'],
    ['label', 'in the step after “Next”'],
  ]);
  const { steps, snippet } = seen.find(({ rule }) => rule === 'label')?.reproduction ?? {};
  expect(steps?.slice(0, 6)).toEqual([
    'Type “mara.lind@example.com” into “E-mail”.',
    'Choose “Sailing boat” in “Boat”.',
    'Choose “Yes”.',
    expect.stringMatching(/^Enter “\d{4}-05-14” into “Arrival”\.$/),
    'Press Tab until “Next” has the focus.',
    'Press Enter.',
  ]);
  expect(snippet).toContain(".selectOption({ label: 'Sailing boat' })");
});

test('nothing is blamed in steps that are as they should be', async () => {
  const { seen, pageScan } = await scan('/clean-wizard');
  expect(told(seen)).toEqual([]);
  expect(pageScan.issues.map(({ rule }) => rule)).not.toContain('focus-in-new-view');
});

test('files are people’s own, and a step that does without is left behind', async () => {
  const { seen } = await scan('/pictures');
  expect(told(seen)).toEqual([['color-contrast', 'in the second step after “Next”']]);
});

test('of what a server is asked for nothing is known, and that is said', async () => {
  const { seen, pageScan } = await scan('/asking');
  expect(told(seen)).toEqual([]);
  expect(JSON.stringify(pageScan)).toContain(
    'What comes after “Next” was not seen: the page asks its server for it.',
  );
});

test('a step that refuses what it gets is left as it is', async () => {
  const { seen, pageScan } = await scan('/refusing');
  expect(told(seen)).toEqual([]);
  expect(JSON.stringify(pageScan)).not.toContain('What comes after');
});

test('an entry that is refused is written again as the page says then', async () => {
  const { seen } = await scan('/told-late');
  expect(told(seen)).toEqual([['label', 'in the step after “Next”']]);
});

test('the focus that a step leaves on nothing is told', async () => {
  const { seen, pageScan } = await scan('/unasked');
  expect(told(seen)).toEqual([['label', 'in the step after “Continue”']]);
  const focus = pageScan.issues.find(({ rule }) => rule === 'focus-in-new-view');
  expect(focus?.nodes[0]?.failureSummary).toMatch(
    /^Fill in what the step asks for, then press Tab/,
  );
});

test.each([
  ['/reused', /^in the step after/],
  // What a press alone leads to needs no entries.
  ['/careless', /^in the view after “Next”/],
])('%s: the next step is judged', async (path, state) => {
  const { seen } = await scan(path);
  expect(told(seen)).toMatchObject([['label', state]]);
});

test('a step that a choice in the one before leads to is judged and gone on from', async () => {
  const { seen, pageScan } = await scan('/choosing');
  expect(told(seen)).toEqual([
    ['color-contrast', 'in the second step after “Next”'],
    ['label', 'in the step after “North pier”'],
  ]);
  const label = seen.find(({ rule }) => rule === 'label');
  expect(label?.reproduction?.steps?.[0]).toBe('Choose “North pier”.');
  expect(pageScan.issues.map(({ rule }) => rule)).toContain('change-of-context');
});
