import type { Flaw } from '../../realistic-page.ts';
import { donors, events, stories, uses } from './content.ts';
import { gift } from './gift.ts';

export const markup = (flaw: Flaw): string => `
<a class="hop" href="#${flaw('skip-to-nowhere', 'appeal', 'content-area')}">Skip to the appeal</a>
<header class="lid">
  <a class="sign" href="?p=home">Clear Springs</a>
  <button type="button" id="menu-button" aria-expanded="false" aria-controls="menu">Menu</button>
  <ul class="share" aria-label="Follow us">
    ${['Photos', 'Videos', 'News']
      .map(
        (name, index) =>
          `<li><a href="?follow=${index}" class="round"${flaw('follow-unnamed', ` aria-label="${name}"`, '')}><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="${['M4 7h16v12H4zM9 7l2-3h2l2 3', 'M4 5h16v14H4zM10 9l5 3-5 3z', 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5'][index]}" fill="none" stroke="currentColor" stroke-width="2"/></svg></a></li>`,
      )
      .join('')}
  </ul>
</header>
<nav class="drawer" id="menu" aria-label="Main">
  <ul>
    <li><a href="?p=work">Our work</a></li>
    <li><a href="?p=countries">Where we work</a></li>
    <li><a href="?p=join">Join in</a></li>
    <li><a href="?p=schools">For schools</a></li>
    <li><a href="?p=about">About us</a></li>
  </ul>
</nav>
<main id="appeal" tabindex="-1">
  <div class="front">
    <img class="far" id="far" src="img/valley.svg" alt="" width="1280" height="620">
    <div class="front-text"><h1>Clean water is one repair away</h1>
    <p>Four in ten hand pumps stand still for want of a part that costs less than a coat. Help us bring them back.</p>
    <p><button type="button" class="bright" id="quick">Give £10 now</button></p></div>
  </div>
  <p class="thanks" id="thanks"${flaw('thanks-silent', ' role="status"', '')}></p>
  <div class="ticker" role="group" aria-label="Latest gifts">
    ${flaw('donors-roll', '<button type="button" id="ticker-stop">Pause</button>', '')}
    <div class="ticker-window"><ul id="ticker">${donors.map((text) => `<li>${text}</li>`).join('')}</ul></div>
  </div>
  <div class="pair">
    ${gift(flaw)}
    <section aria-labelledby="match-title">
      <h2 id="match-title">Your gift counts twice</h2>
      ${flaw(
        'match-in-picture',
        '<div class="match"><p class="large">Until Sunday</p><p>every pound counts twice</p><p>Call 0800 000 0000</p></div>',
        '<img class="match-picture" src="img/match.svg" alt="Until Sunday every pound counts twice. Call 0800 000 0000" width="480" height="300">',
      )}
      <p>A foundation that does not want to be named adds a pound to every pound given before midnight on Sunday.</p>
      <p>We want to raise £90,000.</p>
      ${flaw(
        'goal-unsaid',
        '<div class="goal" role="progressbar" aria-label="Raised so far" aria-valuemin="0" aria-valuemax="90000" aria-valuenow="58200" aria-valuetext="£58,200 of £90,000"><span></span></div><p>£58,200 has been given so far.</p>',
        '<div class="goal"><span></span></div>',
      )}
      <h2>See how a pump is built</h2>
      <iframe src="film.html" width="480" height="200"${flaw('film-untitled', ' title="Film: a pump in a day"', '')}></iframe>
    </section>
  </div>
  <section aria-labelledby="uses-title">
    <h2 id="uses-title">Where your money goes</h2>
    <ul class="uses">${uses.map((one) => use(flaw, one)).join('')}</ul>
  </section>
  <section class="stories" aria-labelledby="stories-title">
    <h2 id="stories-title">People at the pump</h2>
    <ul class="people">${stories
      .map(
        ({
          id,
          name,
          place,
          alt,
        }) => `<li class="person"><img src="img/${id}.svg" alt="${flaw('people-undescribed', alt, 'Image')}" width="220" height="220">
      <h3>${name}</h3><p>${place}</p><button type="button" class="read" data-story="${id}">Read the story<span class="off">: ${name}</span></button></li>`,
      )
      .join('')}</ul>
    <blockquote class="proverb" lang="${flaw('proverb-in-german', 'fr', 'de')}"><p>L’eau que tu portes seul est deux fois plus lourde.</p></blockquote>
    <p class="proverb-note">A saying from the Casamance: water that you carry alone is twice as heavy.</p>
  </section>
  <section aria-labelledby="events-title">
    <h2 id="events-title">Come along</h2>
    <table class="events"><tr><th scope="col">Day</th><th scope="col">What</th><th scope="col">Where</th></tr>
    ${events.map(([day, what, where]) => `<tr><th scope="row">${day}</th><td>${what}</td><td>${where}</td></tr>`).join('')}</table>
  </section>
</main>
<footer class="ground">
  <ul class="legal">
    <li><a href="?p=contact">Contact</a></li>
    <li><a href="?p=accounts">Annual accounts</a></li>
    <li><a href="?p=complaints">Complaints</a></li>
    <li><a href="?p=privacy">Privacy</a></li>
    <li><a href="?p=accessibility">Accessibility</a></li>
  </ul>
  <p>Clear Springs is a registered charity. 31 Pump Street, Worcester. Telephone 0800 000 0000.</p>
</footer>
<div class="dim" id="dim" hidden>
  <div class="tale" id="tale" role="dialog" aria-modal="true" aria-labelledby="tale-title">
    <h2 id="tale-title" tabindex="-1">Story</h2>
    <p id="tale-text"></p>
    <p><a href="?p=stories">All stories</a></p>
    ${flaw('tale-holds-focus', '<button type="button" id="tale-close">Close</button>', '<span class="cross" id="tale-close">Close</span>')}
  </div>
</div>`;

const use = (flaw: Flaw, { id, share, name, text }: (typeof uses)[number]): string =>
  flaw(
    'uses-on-hover',
    `<li class="use"><p class="share-of"><strong>${share} %</strong> ${name}</p><button type="button" class="why" aria-expanded="false" aria-controls="use-${id}">What is that?<span class="off"> ${name}</span></button><p class="use-text" id="use-${id}" hidden>${text}</p></li>`,
    `<li class="use"><p class="share-of"><strong>${share} %</strong> ${name}</p><p class="use-text" id="use-${id}">${text}</p></li>`,
  );
