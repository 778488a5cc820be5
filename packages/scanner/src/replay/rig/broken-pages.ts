import { expect } from 'vitest';

/** A page with a barrier, and the code that mends it. */
interface BrokenPage {
  rule: string;
  html: string;
  mended: [broken: string, mended: string];
  steps: string[];
  /** The captions of its pictures, where they are part of the test. */
  pictures?: string[];
}

export const broken: readonly BrokenPage[] = [
  {
    rule: 'focus-after-removal',
    html: `<ul><li>Boots <button type="button">Take boots off the list</button></li></ul><p id="left" tabindex="-1">List</p>
      <script>document.querySelector('button').addEventListener('click', (event) => { event.target.parentElement.remove(); /* focus */ });</script>`,
    mended: ['/* focus */', "document.getElementById('left').focus()"],
    steps: [
      'Press Tab until “Take boots off the list” has the focus.',
      'Press Enter.',
      expect.stringMatching(/^The control disappears, and the focus is on nothing in the page\./),
    ],
  },
  {
    rule: 'dialog-keeps-focus',
    html: `<button type="button" id="open" aria-haspopup="dialog">Show sizes</button> <a href="#end">End</a>
      <div role="dialog" aria-modal="true" aria-label="Sizes" hidden style="position:fixed;inset:20%;background:#fff;border:1px solid">
        <a href="#s">Small</a> <button type="button" id="close">Close</button></div><p id="end">End</p>
      <script>
        const dialog = document.querySelector('[role=dialog]');
        const close = document.getElementById('close');
        document.getElementById('open').addEventListener('click', () => { dialog.hidden = false; dialog.querySelector('a').focus(); });
        close.addEventListener('click', () => { dialog.hidden = true; document.getElementById('open').focus(); });
        dialog.addEventListener('keydown', (event) => { if (event.key === 'Escape') close.click(); /* keep */ });
      </script>`,
    mended: [
      '/* keep */',
      "if (event.key === 'Tab') { event.preventDefault(); (document.activeElement === close ? dialog.querySelector('a') : close).focus(); }",
    ],
    steps: [
      'Press Tab until “Show sizes” has the focus.',
      'Press Enter.',
      'Press Shift and Tab 2 times.',
      expect.stringMatching(
        /^The focus goes to “.+” in the page behind, while the dialog stays open\.$/,
      ),
    ],
  },
  {
    rule: 'state-exposed',
    html: `<style>.on { background: #136; color: #fff }</style><button type="button" aria-pressed="false">Wide berths</button>
      <script>
        const wide = document.querySelector('button');
        const change = (isOn) => { wide.classList.toggle('on', isOn); /* tell */ };
        wide.addEventListener('click', () => change(!wide.classList.contains('on')));
      </script>`,
    mended: ['/* tell */', 'wide.ariaPressed = String(isOn)'],
    steps: [
      'Press Tab until “Wide berths” has the focus.',
      'Press Enter.',
      'It looks other than before, and as before when it is pressed once more (background, color), and aria-pressed stays “false”.',
    ],
  },
  {
    rule: 'time-limit',
    html: `<form><label>Name of the boat <input id="boat"></label></form>
      <script>setTimeout(() => document.querySelector('form').reset(), 600_000);</script>`,
    mended: ["document.querySelector('form').reset()", 'undefined'],
    steps: [
      'Load the page again.',
      'Type “abc” into “Name of the boat”.',
      'Leave the page alone for 10 minutes.',
      expect.stringMatching(/^After 10 minutes in which nothing is done, what was written/),
    ],
  },
  {
    rule: 'short-message',
    html: `<button type="button" class="off">Put the spade away</button> <a href="#end">End</a><p id="end">End</p>
      <div role="status" style="position:fixed;bottom:0;right:0"></div>
      <script>
        const place = document.querySelector('[role=status]');
        document.querySelector('button').addEventListener('click', () => {
          place.innerHTML = '<p>It is put away.</p><button type="button">Undo</button>';
          setTimeout(() => place.replaceChildren(), 5_000);
        });
      </script>`,
    mended: ['setTimeout(() => place.replaceChildren(), 5_000)', 'undefined'],
    steps: [
      'Press Tab until “Put the spade away” has the focus.',
      'Press Enter.',
      expect.stringMatching(/^Wait \d seconds\.$/),
      expect.stringMatching(/^“It is put away\. Undo” appears with “Undo” to press/),
    ],
  },
  {
    rule: 'click-only',
    html: `<div id="open" style="cursor:pointer">Show the tides</div> <a href="#end">End</a><p id="tides" hidden>High water is at noon.</p><p id="end">End</p>
      <script>
        const parts = { open: 'tides' };
        const show = ({ target }) => { if (parts[target.id]) document.getElementById(parts[target.id]).hidden = false; };
        document.addEventListener('click', show.bind(null));
        /* keys */
      </script>`,
    mended: [
      '/* keys */',
      "const open = document.getElementById('open'); open.tabIndex = 0; open.role = 'button'; open.onkeydown = ({ key }) => { if (/^(Enter| )$/.test(key)) open.click(); };",
    ],
    steps: [
      'Click “Show the tides”.',
      'Then “High water is at noon.” appears. Tab does not lead to it, nor to anything in it or around it that does the same.',
    ],
    pictures: ['Before the click', 'After the click'],
  },
  {
    rule: 'keys-do-nothing',
    html: `<p><span role="button" tabindex="0" style="cursor:pointer;padding:8px">About copper</span></p><p id="copper" hidden>Copper heats fast.</p>
      <script>
        const more = document.querySelector('[role=button]');
        more.addEventListener('click', () => { const copper = document.getElementById('copper'); copper.hidden = !copper.hidden; });
        // It hears keys for something else, through a function of which nothing can be told.
        document.addEventListener('keydown', ((event) => event.key).bind(null));
        /* keys */
      </script>`,
    mended: [
      '/* keys */',
      "more.addEventListener('keydown', ({ key }) => { if (/^(Enter| )$/.test(key)) more.click(); });",
    ],
    steps: [
      'Press Tab until “About copper” has the focus.',
      'Press Enter.',
      'Press the space bar.',
      'Click “About copper”.',
      'Neither Enter nor the space bar does anything. With a click “Copper heats fast.” appears.',
    ],
  },
];
