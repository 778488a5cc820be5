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

/** A window over the page, and what its code says of it. */
function pricesIn(attributes: string): string {
  return `<p>The lock opens at eight.</p><p>Two boats fit in at a time.</p><button type="button" id="open">Show prices</button>
    <div class="prices" ${attributes} hidden style="position:fixed;inset:0;background:#fff">
      <h2>Prices</h2><a href="#s">By length</a> <button type="button" id="close">Close</button></div>
    <script>
      const prices = document.querySelector('.prices');
      const close = document.getElementById('close');
      const open = document.getElementById('open');
      open.addEventListener('click', () => { prices.hidden = false; prices.querySelector('a').focus(); });
      close.addEventListener('click', () => { prices.hidden = true; open.focus(); });
      prices.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') close.click();
        if (event.key !== 'Tab') return;
        event.preventDefault();
        (document.activeElement === close ? prices.querySelector('a') : close).focus();
      });
    </script>`;
}

/** A list of choices that opens, in which the arrow keys do nothing and nothing is said to be chosen. */
const choicesOfLength = `<div role="combobox" tabindex="0" aria-label="Length" aria-haspopup="listbox" aria-expanded="false" aria-controls="list" id="box" style="width:9em">Six meters</div>
      <ul role="listbox" id="list" aria-label="Length" hidden><li role="option" id="o1">Four meters</li><li role="option" id="o2">Six meters</li></ul>
      <script>
        const box = document.getElementById('box');
        const list = document.getElementById('list');
        const show = (isOpen) => { list.hidden = !isOpen; box.ariaExpanded = String(isOpen); /* tell */ };
        box.addEventListener('click', () => show(list.hidden));
        for (const one of list.children) one.addEventListener('click', () => show(false));
        box.addEventListener('keydown', (event) => {
          if (event.key === 'Enter') show(list.hidden);
          if (event.key === 'Escape') show(false);
          if (event.key === 'ArrowDown') { /* mark */ }
        });
      </script>`;

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
  {
    rule: 'status-message',
    html: `<p>A spade, nine euros.</p><button type="button">Add to basket</button><p id="note" class="quiet"></p>
      <script>document.querySelector('button').addEventListener('click', () => { document.getElementById('note').textContent = 'One spade is in your basket.'; });</script>`,
    mended: ['class="quiet"', 'role="status"'],
    steps: [
      'Press Tab until “Add to basket” has the focus.',
      'Press Enter.',
      expect.stringMatching(/^“One spade is in your basket\.” appears\. It is in no live region/),
    ],
  },
  {
    rule: 'state-exposed',
    html: `<div style="width:300px;background:#777"><div role="slider" tabindex="0" aria-label="Depth" aria-valuemin="0" aria-valuemax="20" aria-valuenow="10"
        style="position:relative;left:150px;width:28px;height:28px;background:#124"></div></div><p>At most <span id="said">10</span> m</p>
      <script>
        const mark = document.querySelector('[role=slider]');
        let value = 10;
        mark.addEventListener('keydown', (event) => {
          const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          value = Math.max(0, Math.min(20, value + by));
          mark.style.left = value * 15 + 'px';
          document.getElementById('said').textContent = value;
          /* tell */
        });
      </script>`,
    mended: ['/* tell */', 'mark.ariaValueNow = String(value)'],
    steps: [
      'Press Tab until “Depth” has the focus.',
      'Press the right arrow.',
      'It moves, and aria-valuenow stays “10”.',
    ],
  },
  {
    rule: 'skip-link-moves',
    html: `</main><a href="#content" id="skip">Skip to the content</a><header><a href="#end">Home</a> <a href="#end">Boats</a></header>
      <main id="content" tabindex="-1"><h2>Today</h2><p><a href="#end">Timetable</a></p><p id="end">End</p>
      <script>
        document.getElementById('skip').addEventListener('click', (event) => {
          event.preventDefault();
          document.getElementById('content').scrollIntoView();
          /* focus */
        });
      </script>`,
    mended: ['/* focus */', "document.getElementById('content').focus()"],
    steps: [
      'Press Tab once, until “Skip to the content” has the focus.',
      'Press Enter.',
      'Press Tab.',
      'The next press of Tab leads to “Home”, which comes before the place that the link names.',
    ],
  },
  {
    rule: 'shift-tab-back',
    html: `<p><a href="#end">Timetable</a></p><div role="toolbar" aria-label="Chart" tabindex="0" id="bar"><button type="button">Larger</button> <button type="button">Smaller</button></div><p id="end">End</p>
      <script>
        document.getElementById('bar').addEventListener('focus', ({ target }) => { target.querySelector('button').focus(); });
      </script>`,
    mended: ['tabindex="0" id="bar"', 'tabindex="-1" id="bar"'],
    steps: [
      'Press Tab 2 times, until “Larger” has the focus.',
      'Press Shift and Tab.',
      'The focus stays on “Larger”.',
    ],
  },
  {
    rule: 'focus-obscured',
    html: `<ul style="line-height:40px">${Array.from({ length: 30 }, (_, at) => `<li><a href="#b${at}">Berth ${at + 1}</a></li>`).join('')}</ul>
      <div role="complementary" aria-label="Talk to us" style="position:fixed;left:0;bottom:0;width:300px;height:200px;background:#fff"><p>How can we help?</p></div>`,
    mended: ['position:fixed', 'position:static'],
    steps: [
      expect.stringMatching(/^Press Tab until “Berth \d+” has the focus\.$/),
      expect.stringMatching(/^“Berth \d+” has the focus, and “Talk to us” lies over it\.$/),
    ],
  },
  {
    rule: 'hidden-focus',
    html: `<p><a href="#end">Fares</a></p><div style="height:0;overflow:hidden"><div role="button" tabindex="0">More boats</div></div><p id="end">End</p>`,
    mended: ['height:0;', ''],
    steps: [
      'Press Tab 2 times, until “More boats” has the focus.',
      'It has the focus, and it is nowhere to be seen.',
    ],
  },
  {
    rule: 'focus-contrast',
    html: `<style>body{background:#fff} a:focus{outline:3px solid #b9c4d4}</style><p><a href="#end">Fares</a></p><p id="end">End</p>`,
    mended: ['#b9c4d4', '#036'],
    steps: [
      'Press Tab once, until “Fares” has the focus.',
      expect.stringMatching(/^The ring around it has a contrast of 1\.\d+:1 at most/),
    ],
  },
  {
    rule: 'focus-visible',
    html: `<style>body{background:#fff} button{background:#fff;border:1px solid #555;padding:9px;outline:none!important} button:focus{background:#f6f6f6}</style><p><button type="button">Fares</button></p>`,
    mended: ['#f6f6f6', '#9ac'],
    steps: [
      'Press Tab once, until “Fares” has the focus.',
      expect.stringMatching(
        /^What changes around it has a contrast of 1\.\d+:1 to what was there before/,
      ),
    ],
  },
  {
    rule: 'walked-order',
    html: `<form style="display:grid;width:300px"><label>Name <input></label><label style="order:2">Boat <input></label><label>Berth <input></label></form>`,
    mended: ['order:2', 'order:0'],
    steps: [
      'Press Tab 2 times, until “Boat” has the focus.',
      'Press Tab.',
      'The focus goes from “Boat” to “Berth”, which stands above it.',
    ],
  },
  {
    rule: 'arrow-keys-in-vain',
    html: `<div role="tablist" aria-label="Channels"><button type="button" role="tab" aria-selected="true">Strings</button>
        <button type="button" role="tab" aria-selected="false" tabindex="-1">Brass</button></div>
      <script>
        const hear = (event) => { if (event.target.matches('video') && event.key === 'ArrowRight') event.target.currentTime += 5; };
        document.addEventListener('keydown', hear);
        const tabs = [...document.querySelectorAll('[role=tab]')];
        /* keys */
      </script>`,
    mended: [
      '/* keys */',
      "document.addEventListener('keydown', ({ key }) => { if (key.startsWith('Arrow')) tabs.find((tab) => tab !== document.activeElement).focus(); });",
    ],
    steps: [
      expect.stringMatching(/^Press Tab until “.+” has the focus\.$/),
      'Press the right arrow.',
      'Press the down arrow.',
      expect.stringMatching(/^No arrow key does anything, as the role “tablist” promises/),
    ],
  },
  {
    rule: 'hover-without-keys',
    html: `<style>.menu { position: absolute; background: #fff; display: none } .is-open { display: block }</style>
      <div class="host"><span>Patterns</span><ul class="menu"><li><a href="/twill">Twill</a></li><li><a href="/satin">Satin</a></li></ul></div>
      <p>Looms stand in the hall.</p>
      <script>
        const host = document.querySelector('.host');
        const box = document.querySelector('.menu');
        host.addEventListener('mouseenter', () => box.classList.add('is-open'));
        host.addEventListener('mouseleave', () => box.classList.remove('is-open'));
        /* keys */
      </script>`,
    mended: [
      '/* keys */',
      "host.firstChild.tabIndex = 0; host.addEventListener('focusin', () => box.classList.add('is-open'));",
    ],
    steps: [
      expect.stringMatching(/^Move the pointer onto “Patterns/),
      expect.stringMatching(/appears, and nothing that Tab leads to brings it\.$/),
    ],
  },
  {
    rule: 'suggestions-by-keys',
    html: `<style>.list { position: absolute; margin: 0; padding: 0; background: #fff } .list li { cursor: pointer; padding: 4px }</style>
      <div style="position:relative"><label for="pier">Pier</label> <input id="pier" autocomplete="off"><ul class="list" id="piers" hidden></ul></div>
      <script>
        const pier = document.getElementById('pier');
        const list = document.getElementById('piers');
        const names = ['Salt stairs', 'South ferry', 'Stone pier', 'Mill lock'];
        pier.addEventListener('input', () => {
          const words = pier.value.toLowerCase();
          const fit = words === '' ? [] : names.filter((name) => name.toLowerCase().startsWith(words));
          list.replaceChildren(...fit.map((name) => {
            const item = document.createElement('li');
            item.textContent = name;
            item.addEventListener('click', () => { pier.value = name; list.hidden = true; });
            return item;
          }));
          list.hidden = fit.length === 0;
        });
        /* keys */
      </script>`,
    mended: [
      '/* keys */',
      "pier.addEventListener('keydown', ({ key }) => { if (key === 'ArrowDown') { list.firstChild.id = 'first'; pier.setAttribute('aria-activedescendant', 'first'); } });",
    ],
    steps: [
      'Press Tab until “Pier” has the focus.',
      expect.stringMatching(/^Type “.+” into “Pier”\.$/),
      'Press the down arrow.',
      expect.stringMatching(/^3 suggestions appear, such as “Salt stairs”\./),
    ],
  },
  {
    rule: 'control-role',
    html: `<style>.list { position: absolute; background: #fff } .list span { display: block; cursor: pointer; padding: 4px } .on { background: #cde }</style>
      <div style="position:relative"><label for="quay">Quay</label> <input id="quay" autocomplete="off" data-plain><div class="list" id="quays" hidden></div></div>
      <script>
        const quay = document.getElementById('quay');
        const list = document.getElementById('quays');
        const names = ['Salt stairs', 'South ferry', 'Stone pier', 'Mill lock'];
        let at = -1;
        quay.addEventListener('input', () => {
          const words = quay.value.toLowerCase();
          const fit = words === '' ? [] : names.filter((name) => name.toLowerCase().startsWith(words));
          list.replaceChildren(...fit.map((name) => Object.assign(document.createElement('span'), { textContent: name })));
          list.hidden = fit.length === 0;
          at = -1;
        });
        quay.addEventListener('keydown', ({ key }) => {
          if (key === 'Escape') list.hidden = true;
          if (list.hidden || !/^Arrow(Down|Up)$/.test(key)) return;
          at = (at + (key === 'ArrowDown' ? 1 : -1) + list.children.length) % list.children.length;
          [...list.children].forEach((one, index) => one.classList.toggle('on', index === at));
        });
      </script>`,
    mended: ['data-plain', 'role="combobox" aria-expanded="false" aria-controls="quays"'],
    steps: [
      'Press Tab until “Quay” has the focus.',
      expect.stringMatching(/^Type “.+” into “Quay”\.$/),
      expect.stringMatching(/^3 suggestions appear, such as “Salt stairs”, and the arrow keys/),
    ],
  },
  {
    rule: 'error-in-text',
    html: `<style>.wrong { border: 3px solid #c00 }</style>
      <form novalidate><p><label>Name <input id="name" aria-required="true"></label></p><p id="error"></p><p><button type="submit">Send my question</button></p></form>
      <script>
        const name = document.getElementById('name');
        document.querySelector('form').addEventListener('submit', (event) => {
          event.preventDefault();
          name.classList.toggle('wrong', !name.value.includes('@'));
          /* tell */
        });
      </script>`,
    mended: [
      '/* tell */',
      "document.getElementById('error').textContent = 'Please enter your name.';",
    ],
    steps: [
      'Press Tab until “Send my question” has the focus.',
      'Press Enter.',
      'Only the look of the field changes: no words say what is wrong.',
    ],
  },
  {
    rule: 'change-of-context',
    html: `<p><label>Area code <input id="area"></label> <label>Number <input id="number"></label></p>
      <script>document.getElementById('area').addEventListener('input', () => { /* go on */ document.getElementById('number').focus(); });</script>`,
    mended: ["/* go on */ document.getElementById('number').focus()", 'undefined'],
    steps: [
      'Press Tab until “Area code” has the focus.',
      expect.stringMatching(/^Type “.+” into “Area code”\.$/),
      'The focus goes on to “Number” by itself.',
    ],
  },
  {
    rule: 'time-limit',
    html: `<form><label>Name of the boat <input id="boat"></label></form>
      <div id="veil" hidden style="position:fixed;inset:0;background:#0009"><div style="background:#fff"><h2>Your session is about to expire</h2><p>In two minutes you will be signed out.</p><!-- more --></div></div>
      <script>
        const veil = document.getElementById('veil');
        setTimeout(() => { veil.hidden = false; }, 100_000);
        setTimeout(() => { document.querySelector('form').reset(); veil.hidden = true; }, 220_000);
      </script>`,
    mended: ['<!-- more -->', '<button type="button">Stay signed in</button>'],
    steps: [
      'Load the page again.',
      'Leave the page alone for 2 minutes.',
      expect.stringMatching(/^After 2 minutes in which nothing is done the page says/),
    ],
  },
  {
    rule: 'status-message',
    html: `<style>.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }</style>
      <button type="button">Sort by price</button><div id="said" class="unseen"></div>
      <script>document.querySelector('button').addEventListener('click', () => { document.getElementById('said').textContent = 'The list is sorted by price.'; });</script>`,
    mended: ['<div id="said"', '<div id="said" role="status"'],
    steps: [
      'Press Tab until “Sort by price” has the focus.',
      'Press Enter.',
      expect.stringMatching(
        /^“The list is sorted by price\.” is written where only screen readers/,
      ),
    ],
  },
  {
    rule: 'dialog-returns-focus',
    html: `<p><a href="#end">Moorings</a></p><button type="button" id="open" aria-haspopup="dialog">Show sizes</button> <a href="#end">End</a>
      <div role="dialog" aria-modal="true" aria-label="Sizes" hidden style="position:fixed;inset:20%;background:#fff;border:1px solid">
        <a href="#s">Small</a> <button type="button" id="close">Close</button></div><p id="end">End</p>
      <script>
        const dialog = document.querySelector('[role=dialog]');
        const close = document.getElementById('close');
        document.getElementById('open').addEventListener('click', () => { dialog.hidden = false; dialog.querySelector('a').focus(); });
        close.addEventListener('click', () => { dialog.hidden = true; /* back */ });
        dialog.addEventListener('keydown', (event) => {
          if (event.key === 'Tab') { event.preventDefault(); (document.activeElement === close ? dialog.querySelector('a') : close).focus(); }
        });
      </script>`,
    mended: ['/* back */', "document.getElementById('open').focus();"],
    steps: [
      'Press Tab until “Show sizes” has the focus.',
      'Press Enter.',
      'Press Tab until “Close” has the focus, then Enter.',
      expect.stringMatching(/^It closes, but the focus is on nothing in the page/),
    ],
    pictures: ['Before Enter', 'After Enter', 'When it was left again'],
  },
  {
    rule: 'one-key-only',
    html: `<h1>Mooring fees</h1><div role="button" tabindex="0" aria-expanded="false" id="fees">Winter fees</div>
      <p id="winter" hidden>From November on a week is half the price.</p>
      <script>
        const fees = document.getElementById('fees');
        const winter = document.getElementById('winter');
        const turn = () => { winter.hidden = !winter.hidden; fees.setAttribute('aria-expanded', String(!winter.hidden)); };
        fees.addEventListener('click', turn);
        fees.addEventListener('keydown', ({ key }) => { if (key === 'Enter') turn(); });
      </script>`,
    mended: ["key === 'Enter'", "key === 'Enter' || key === ' '"],
    steps: [
      'Press Tab until “Winter fees” has the focus.',
      'Press the space bar.',
      'The space bar does nothing. With Enter “From November on a week is half the price.” appears.',
    ],
    pictures: ['Before Enter', 'After Enter'],
  },
  {
    rule: 'dialog-takes-focus',
    html: `<p>Moorings are free from June to September, for boats of up to nine meters, and for a week at most.</p>
      <p><a href="#a">Moorings</a> <a href="#b">Tides</a> <a href="#c">Harbor office</a></p>
      <div id="over" style="position:fixed;inset:0;background:#fff"><h2>Before you go on</h2> <button type="button">Go on</button></div>
      <script>
        const over = document.getElementById('over');
        over.querySelector('button').addEventListener('click', () => { over.hidden = true; });
        /* focus */
      </script>`,
    mended: ['/* focus */', "over.querySelector('button').focus();"],
    steps: [
      'Press Tab.',
      'From the start “Before you go on” lies over the whole page, but does not have the focus. Tab leads to “Moorings” behind it first, and to 2 more before anything in it has the focus.',
    ],
  },
  {
    rule: 'dialog-takes-focus',
    html: `<button type="button" id="open" aria-haspopup="dialog">Show sizes</button> <a href="#end">End</a><p id="end" style="height:40px">End</p>
      <p><a href="#end">Moorings</a></p>
      <div role="dialog" aria-label="Sizes" hidden style="position:fixed;inset:20%;background:#fff;border:1px solid">
        <a href="#s">Small</a> <button type="button" id="close">Close</button></div>
      <script>
        const dialog = document.querySelector('[role=dialog]');
        const open = document.getElementById('open');
        open.addEventListener('click', () => { dialog.hidden = false; /* focus */ });
        document.getElementById('close').addEventListener('click', () => { dialog.hidden = true; open.focus(); });
      </script>`,
    mended: ['/* focus */', "setTimeout(() => dialog.querySelector('a').focus(), 100);"],
    steps: [
      'Press Tab until “Show sizes” has the focus.',
      'Press Enter.',
      'Press Tab.',
      'A dialog, “Sizes”, opens, but the focus stays outside of it, and the next press of Tab leads to “End” in the page.',
    ],
    pictures: ['Before Enter', 'After Enter', 'When it was left again'],
  },
  {
    rule: 'dialog-close-button',
    html: `<button type="button" id="open" aria-haspopup="dialog">Show sizes</button> <a href="#end">End</a><p id="end">End</p>
      <div role="dialog" aria-modal="true" aria-label="Sizes" hidden style="position:fixed;inset:20%;background:#fff;border:1px solid">
        <a href="#s">Small</a> <span id="close" style="cursor:pointer" title="Close">×</span></div>
      <script>
        const dialog = document.querySelector('[role=dialog]');
        const close = document.getElementById('close');
        document.getElementById('open').addEventListener('click', () => { dialog.hidden = false; dialog.querySelector('a').focus(); });
        close.addEventListener('click', () => { dialog.hidden = true; document.getElementById('open').focus(); });
      </script>`,
    mended: [
      '<span id="close" style="cursor:pointer" title="Close">×</span>',
      '<button type="button" id="close" title="Close">×</button>',
    ],
    steps: [
      'Press Tab until “Show sizes” has the focus.',
      'Press Enter.',
      'The dialog “Sizes” opens. Tab does not reach “× Close”, which closes it with the mouse and is no button; Escape does not close it either.',
    ],
    pictures: ['Before Enter', 'After Enter', 'When it was left again'],
  },
  {
    rule: 'focus-in-new-view',
    html: `<nav><a href="#/boats">Boats</a> <a href="#/ferries">Ferries</a></nav><div id="view"></div>
      <script>
        const views = { boats: 'Boats for hire', ferries: 'Ferries of today' };
        addEventListener('hashchange', () => {
          const name = location.hash.slice(2);
          document.title = name;
          document.activeElement.blur();
          const view = document.getElementById('view');
          view.innerHTML = '<h2 tabindex="-1">' + views[name] + '</h2><p>We have many of them, and more next week.</p>';
          /* focus */
        });
      </script>`,
    mended: ['/* focus */', "setTimeout(() => view.querySelector('h2').focus(), 100);"],
    steps: [
      'Press Tab until “Boats” has the focus.',
      'Press Enter.',
      expect.stringMatching(
        /^Another view replaces what the page showed, and the focus is on nothing\./,
      ),
    ],
  },
  {
    rule: 'focus-in-new-view',
    html: `<form id="who"><h2>Who are you?</h2>
          <p><label>First name <input id="first" required></label></p><p><label>Last name <input id="last" required></label></p>
          <p><button type="submit">Next step</button></p></form>
        <section id="when" hidden><h2 tabindex="-1">For how long?</h2><p>A day lasts from nine to six.</p><p>An hour is the least.</p>
          <p>Late boats cost more.</p><p>The warden has the keys.</p></section>
      <script>
        const who = document.getElementById('who');
        who.addEventListener('submit', (event) => {
          event.preventDefault();
          who.hidden = true;
          document.getElementById('when').hidden = false;
          /* focus */
        });
      </script>`,
    mended: ['/* focus */', "document.querySelector('#when h2').focus();"],
    steps: [
      expect.stringMatching(/^Type “.+” into “First name”\.$/),
      expect.stringMatching(/^Type “.+” into “Last name”\.$/),
      'Press Tab until “Next step” has the focus.',
      'Press Enter.',
      expect.stringMatching(/^The next step replaces this one, and the focus is on nothing\./),
    ],
  },
  {
    rule: 'state-exposed',
    html: `<div role="tablist" aria-label="Channels"><button type="button" role="tab" aria-selected="true" aria-controls="strings">Strings</button>
        <button type="button" role="tab" aria-selected="false" aria-controls="brass">Brass</button></div>
      <div role="tabpanel" id="strings">Violins play on it.</div><div role="tabpanel" id="brass" hidden>Horns play on it.</div>
      <script>
        const tabs = [...document.querySelectorAll('[role=tab]')];
        const choose = (chosen) => {
          for (const tab of tabs) {
            document.getElementById(tab.getAttribute('aria-controls')).hidden = tab !== chosen;
            /* tell */
          }
        };
        document.querySelector('[role=tablist]').addEventListener('click', ({ target }) => choose(target.closest('[role=tab]')));
      </script>`,
    mended: ['/* tell */', 'tab.ariaSelected = String(tab === chosen);'],
    steps: [
      expect.stringMatching(/^Press Tab.* until “Brass” has the focus\.$/),
      'Press Enter.',
      'What it controls is shown, and aria-selected stays “false”.',
    ],
  },
  {
    rule: 'state-exposed',
    html: `<ul><li><span>Monday</span> <button type="button" class="more">Why on Monday</button></li></ul>
      <script>
        const open = new Set();
        const list = document.querySelector('ul');
        const draw = () => {
          for (const [index, item] of [...list.children].entries()) {
            item.querySelector('p')?.remove();
            /* tell */
            if (!open.has(index)) continue;
            const text = document.createElement('p');
            text.append('Two of us are on a course.');
            item.append(text);
          }
        };
        list.addEventListener('click', ({ target }) => {
          const index = [...list.children].indexOf(target.closest('li'));
          if (!target.matches('.more')) return;
          if (!open.delete(index)) open.add(index);
          draw();
        });
        draw();
      </script>`,
    mended: ['/* tell */', "item.querySelector('button').ariaExpanded = String(open.has(index));"],
    steps: [
      'Press Tab until “Why on Monday” has the focus.',
      'Press Enter.',
      'Press Enter.',
      '“Two of us are on a course.” appears, and goes when it is pressed once more. Nothing else says which of both it is: it has no aria-expanded.',
    ],
  },
  {
    rule: 'state-exposed',
    html: `<p><button type="button" id="more" aria-expanded="false" aria-controls="part">Rules of the pier</button></p><p id="part" hidden>No fires after ten.</p>
      <script>
        const more = document.getElementById('more');
        const show = (isOpen) => { document.getElementById('part').hidden = !isOpen; /* tell */ };
        document.addEventListener('click', ({ target }) => { if (target === more) show(document.getElementById('part').hidden); });
      </script>`,
    mended: ['/* tell */', 'more.ariaExpanded = String(isOpen);'],
    steps: [
      'Press Tab until “Rules of the pier” has the focus.',
      'Press Enter.',
      '“No fires after ten.” appears, and aria-expanded stays “false”.',
    ],
  },
  {
    rule: 'alt-left-behind',
    html: `<section aria-label="Pictures"><img id="picture" width="320" height="200" alt=""><p id="caption"></p>
        <button type="button" id="on">Next picture</button></section>
      <script>
        const draw = (color) => 'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="' + color + '"/></svg>');
        const pictures = [['#456', 'Three herons in shallow water', 'Herons at dawn'], ['#684', 'A fox on the frozen lake', 'A visitor in winter'], ['#846', 'Children with nets on the jetty', 'Fishing in July']];
        let at = 0;
        const picture = document.getElementById('picture');
        const show = () => {
          const [color, words, caption] = pictures[at];
          picture.src = draw(color);
          document.getElementById('caption').textContent = caption;
          picture.alt ||= words;
        };
        document.getElementById('on').addEventListener('click', () => { at = (at + 1) % 3; show(); });
        show();
      </script>`,
    mended: ['picture.alt ||= words', 'picture.alt = words'],
    steps: [
      'Press Tab until “Next picture” has the focus.',
      'Press Enter.',
      expect.stringMatching(/^Another picture is shown, and around it .+ Its text alternative is/),
    ],
  },
  {
    rule: 'error-words',
    html: `<form novalidate><p><label>Name <input id="name" aria-required="true"></label></p><p id="note"></p><p><button type="submit">Send my question</button></p></form>
      <script>
        const words = [73, 110, 118, 97, 108, 105, 100, 32, 105, 110, 112, 117, 116].map((one) => String.fromCharCode(one)).join('');
        document.querySelector('form').addEventListener('submit', (event) => {
          event.preventDefault();
          document.getElementById('name').ariaInvalid = 'true';
          document.getElementById('note').textContent = words;
        });
      </script>`,
    mended: ['.textContent = words', ".textContent = 'Enter your name, as on your ticket.'"],
    steps: [
      'Press Tab until “Send my question” has the focus.',
      'Press Enter.',
      'The message “Invalid input” appears: neither what is wrong nor what to enter.',
    ],
  },
  {
    rule: 'status-message',
    html: `<form><label>Name of the boat <input id="boat"></label></form>
      <div id="veil" hidden style="position:fixed;inset:0;background:#0009"><div id="box" style="background:#fff"><h2>Your session is about to expire</h2><p>In two minutes you will be signed out.</p><button type="button">Stay signed in</button></div></div>
      <script>
        const veil = document.getElementById('veil');
        setTimeout(() => { veil.hidden = false; /* focus */ }, 100_000);
        setTimeout(() => { document.querySelector('form').reset(); veil.hidden = true; }, 220_000);
      </script>`,
    mended: ['/* focus */', "veil.querySelector('button').focus();"],
    steps: [
      'Load the page again.',
      'Leave the page alone for 2 minutes.',
      expect.stringMatching(/^After 2 minutes in which nothing is done “.+ comes over the page\./),
    ],
  },
  {
    rule: 'status-message',
    html: `<form role="search"><p><label for="length">Length</label> <select id="length"><option value="0">Any</option><option value="9">9 m</option></select> <button>Show berths</button></p></form>
      <p id="count" class="quiet">4 berths found</p><ul><li data-m="6">East quay</li><li data-m="7">West quay</li><li data-m="9">North pier</li><li data-m="5">Pond</li></ul>
      <script>
        document.querySelector('form').addEventListener('submit', (event) => {
          event.preventDefault();
          const least = Number(document.getElementById('length').value);
          let shown = 0;
          for (const one of document.querySelectorAll('li')) {
            one.hidden = Number(one.dataset.m) < least;
            if (!one.hidden) shown += 1;
          }
          document.getElementById('count').textContent = shown + (shown === 1 ? ' berth found' : ' berths found');
        });
      </script>`,
    mended: ['class="quiet"', 'role="status"'],
    steps: [
      'Choose “9 m” in “Length”.',
      'Press Tab until “Show berths” has the focus.',
      'Press Enter.',
      expect.stringMatching(/^“1 berth found” appears\. It is in no live region/),
    ],
  },
  {
    rule: 'keyboard-trap',
    html: `<p><button type="button" id="open" aria-expanded="false" aria-controls="part">Leave a note</button></p><div id="part" hidden><label>Note <textarea id="note"></textarea></label></div><p><a href="#end">End</a></p><p id="end">End</p>
      <script>
        const open = document.getElementById('open');
        open.addEventListener('click', () => { document.getElementById('part').hidden = false; open.ariaExpanded = 'true'; });
        const hear = ((event) => { if (event.target.id === 'note' && event.code.length === 3) { event.preventDefault(); event.target.value += '\\t'; } }).bind(null);
        document.addEventListener('keydown', hear);
        /* go on */
      </script>`,
    mended: ['/* go on */', "document.removeEventListener('keydown', hear);"],
    steps: [
      'Press Tab until “Leave a note” has the focus.',
      'Press Enter.',
      'Press Tab until “Note” has the focus.',
      expect.stringMatching(/^Type “.+” into “Note”\.$/),
      'The focus stays there, whatever is pressed of these: Tab; Shift and Tab; Escape and then Tab.',
    ],
  },
  {
    rule: 'state-exposed',
    html: `<button type="button" aria-expanded="false">Moorings</button><p hidden>Twelve moorings are free on the east quay.</p>
      <script>
        const button = document.querySelector('button');
        const part = document.querySelector('p');
        const show = (isOpen) => { part.hidden = !isOpen; button.ariaExpanded = String(isOpen); };
        button.addEventListener('click', () => show(part.hidden));
        document.addEventListener('keydown', (event) => { if (event.key === 'Escape') { part.hidden = true; /* tell */ } });
      </script>`,
    mended: ['/* tell */', 'show(false)'],
    steps: [
      'Press Tab until “Moorings” has the focus.',
      'Press Enter.',
      'Press Escape.',
      'What it had opened is gone then, and aria-expanded stays “true”.',
    ],
  },
  {
    rule: 'state-exposed',
    html: `<h2><button type="button" class="head" aria-expanded="false">Moorings</button></h2><p hidden>Twelve moorings are free on the east quay.</p>
      <h2><button type="button" class="head" aria-expanded="false">Cranes</button></h2><p hidden>The crane lifts up to eight tons.</p>
      <script>
        const heads = [...document.querySelectorAll('.head')];
        const part = (head) => head.parentElement.nextElementSibling;
        for (const head of heads) head.addEventListener('click', () => {
          const isOpen = !part(head).hidden;
          for (const one of heads) { part(one).hidden = true; /* tell */ }
          part(head).hidden = isOpen;
          head.ariaExpanded = String(!isOpen);
        });
      </script>`,
    mended: ['/* tell */', "one.ariaExpanded = 'false'"],
    steps: [
      'Press Tab until “Moorings” has the focus.',
      'Press Enter.',
      'Press Tab until “Cranes” has the focus.',
      'Press Enter.',
      'What “Moorings” had opened is gone then, and its aria-expanded stays “true”.',
    ],
  },
  {
    rule: 'dialog-role',
    html: pricesIn(''),
    mended: ['class="prices"', 'class="prices" role="dialog" aria-label="Prices"'],
    steps: [
      'Press Tab until “Show prices” has the focus.',
      'Press Enter.',
      expect.stringMatching(/^“Prices” opens over the page\. It has neither the role/),
    ],
  },
  {
    rule: 'dialog-modal',
    html: pricesIn('role="dialog" aria-label="Prices"'),
    mended: ['role="dialog"', 'role="dialog" aria-modal="true"'],
    steps: [
      'Press Tab until “Show prices” has the focus.',
      'Press Enter.',
      expect.stringMatching(
        /^“Prices” lies over the page and has no aria-modal, and nothing makes/,
      ),
    ],
  },
  {
    rule: 'escape-closes',
    html: pricesIn('role="dialog" aria-modal="true" aria-label="Prices"').replace(
      "event.key === 'Escape'",
      'false',
    ),
    mended: ['if (false)', "if (event.key === 'Escape')"],
    steps: [
      'Press Tab until “Show prices” has the focus.',
      'Press Enter.',
      'Press Escape.',
      'Escape does not close “Prices”.',
    ],
  },
  {
    rule: 'state-exposed',
    html: choicesOfLength,
    mended: ['/* tell */', "list.lastElementChild.ariaSelected = 'true'"],
    steps: [
      'Press Tab until “Length” has the focus.',
      'Press Enter.',
      'The list opens, in which “Six meters” is chosen. None of its choices says so: none has aria-selected.',
    ],
  },
  {
    rule: 'arrow-keys-in-vain',
    html: choicesOfLength,
    mended: ['/* mark */', "box.setAttribute('aria-activedescendant', 'o1')"],
    steps: [
      'Press Tab until “Length” has the focus.',
      'Press Enter.',
      'Press the right arrow.',
      'Press the down arrow.',
      expect.stringMatching(/^No arrow key does anything, as the role “listbox” promises/),
    ],
  },
  {
    rule: 'keyboard-trap',
    html: pricesIn('role="dialog" aria-modal="true" aria-label="Prices"')
      .replace("event.key === 'Escape'", 'false')
      .replace(
        '<a href="#s">By length</a>',
        '<a href="#s">By length</a> <button type="button">By month</button>',
      )
      .replace(
        '<button type="button" id="close">Close</button>',
        '<span id="close" style="cursor:pointer">×</span>',
      )
      .replace(
        "document.activeElement === close ? prices.querySelector('a') : close",
        "document.activeElement.matches('button') ? prices.querySelector('a') : prices.querySelector('button')",
      ),
    mended: ['if (false)', "if (event.key === 'Escape')"],
    steps: [
      'Press Tab until “Show prices” has the focus.',
      'Press Enter.',
      'Press Tab 2 times.',
      'The focus goes round in “Prices”, Escape does not close it, and Tab does not lead to “×”, which closes it with the mouse.',
    ],
  },
  {
    rule: 'view-titles',
    html: `<nav><a href="/locks" class="route">Locks</a> <a href="/quays" class="route">Quays</a></nav><div id="view" tabindex="-1"></div>
      <script>
        const view = document.getElementById('view');
        const show = (name) => { document.querySelector('h1').textContent = name; view.innerHTML = '<p>All about the ' + name + ' of the harbor.</p>'; /* title */ };
        for (const link of document.querySelectorAll('a.route')) link.addEventListener('click', (event) => {
          event.preventDefault();
          history.pushState({}, '', link.getAttribute('href'));
          show(link.textContent);
          view.focus();
        });
        addEventListener('popstate', () => show('Harbor'));
      </script>`,
    mended: ['/* title */', 'document.title = name'],
    steps: [
      'Press Tab until “Locks” has the focus.',
      'Press Enter.',
      'Another view is shown under another address, and the title stays “Harbor”.',
    ],
  },
  {
    rule: 'live-region-repeats',
    html: `<p>Still <span role="alert" id="left">600</span> seconds.</p><label>Name of the boat <input id="boat"></label>
      <script>let left = 600; setInterval(() => { left -= 1; document.getElementById('left').textContent = left; }, 1_000);</script>`,
    mended: ['role="alert"', 'role="timer"'],
    steps: [
      'Load the page again.',
      'Do nothing for a minute.',
      expect.stringMatching(/^In a minute in which nobody does anything this live region says/),
    ],
  },
  {
    rule: 'entries-kept',
    html: `<form novalidate><p><label>Name <input id="name" aria-required="true"></label></p><p><label>E-mail <input id="mail" type="email" aria-required="true"></label></p>
      <p role="alert" id="error"></p><p><button type="submit">Ask</button></p></form>
      <script>document.querySelector('form').addEventListener('submit', (event) => {
        event.preventDefault();
        document.getElementById('error').textContent = 'Please enter your name.';
        event.target.reset();
      });</script>`,
    mended: ['event.target.reset();', ''],
    steps: [
      expect.stringMatching(/^Type “.+” into “E-mail”\.$/),
      'Press Tab until “Ask” has the focus.',
      'Press Enter.',
      'The form refuses what was entered, and empties “E-mail”: all has to be entered once more.',
    ],
  },
  {
    rule: 'error-suggestion',
    html: `<form novalidate><p><label>Arrival <input id="day"></label></p><p role="alert" id="error"></p><p><button type="submit">Ask</button></p></form>
      <script>document.querySelector('form').addEventListener('submit', (event) => {
        event.preventDefault();
        const day = document.getElementById('day');
        const isRight = /^\\d{1,2}\\/\\d{1,2}\\/\\d{4}$/.test(day.value);
        day.ariaInvalid = String(!isRight);
        document.getElementById('error').textContent = isRight ? '' : 'The arrival is not valid.';
      });</script>`,
    mended: ['is not valid.', 'is not valid: write it like 24/12/2031.'],
    steps: [
      'Type “2031-03-28” into “Arrival”.',
      'Press Tab until “Ask” has the focus.',
      'Press Enter.',
      expect.stringMatching(/^“2031-03-28” is refused with “The arrival is not valid\.”/),
    ],
  },
];
