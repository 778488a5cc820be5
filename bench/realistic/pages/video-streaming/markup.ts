import type { Flaw } from '../../realistic-page.ts';
import { featured, rows, type Title } from './content.ts';
import { player } from './player.ts';

export const markup = (flaw: Flaw): string => `
${flaw('portrait-locked', '', '<div class="rotate"><p>Please turn your device. Lumen is made for landscape.</p></div>')}
<div class="app">
<a class="to-content" href="#content">Skip to content</a>
${bar()}
<main id="content" tabindex="-1">
  <h1 class="quiet">Lumen home</h1>
  ${carousel(flaw)}
  ${rows.map((row) => shelf(flaw, row)).join('')}
  <section class="plans" aria-labelledby="plans-title">
    <h2 id="plans-title">Watch on more screens</h2>
    <p>Your plan lets two people watch at the same time. Families on the Household plan share four screens, downloads
    for the road and a separate profile for everybody.</p>
    <p><a class="cta" href="?page=plans">Compare the plans</a></p>
  </section>
</main>
<footer class="end">
  <nav aria-label="Footer">
    <ul>
      <li><a href="?page=about">About Lumen</a></li>
      <li><a href="?page=help">Help center</a></li>
      <li><a href="?page=devices">Supported devices</a></li>
      <li><a href="?page=gift-cards">Gift cards</a></li>
      <li><a href="?page=terms">Terms of use</a></li>
      <li><a href="?page=privacy">Privacy</a></li>
      <li><a href="?page=accessibility">Accessibility</a></li>
    </ul>
  </nav>
  <p>Lumen Pictures, 14 Wharf Street, Leith. Questions? Call 0131 496 0000, every day from eight to ten.</p>
</footer>
</div>
${player(flaw)}`;

const bar = (): string => `
<header class="bar">
  <a class="brand" href="?page=home">Lumen</a>
  <nav aria-label="Main">
    <ul>
      <li><a href="?page=home" aria-current="page">Home</a></li>
      <li><a href="?page=series">Series</a></li>
      <li><a href="?page=films">Films</a></li>
      <li><a href="?page=kids">Kids</a></li>
      <li><a href="?page=list">My list</a></li>
    </ul>
  </nav>
  <form role="search" class="find" action="?">
    <label for="find">Search titles</label>
    <input id="find" name="find" type="search">
    <button type="submit">Search</button>
  </form>
  <div class="profile">
    <button type="button" id="profile-button" aria-haspopup="menu" aria-expanded="false" aria-controls="profile-menu">Noor</button>
    <div id="profile-menu" role="menu" aria-labelledby="profile-button" hidden>
      <a role="menuitem" tabindex="-1" href="?page=account">Account</a>
      <a role="menuitem" tabindex="-1" href="?page=profiles">Change profile</a>
      <a role="menuitem" tabindex="-1" href="?page=downloads">Downloads</a>
      <a role="menuitem" tabindex="-1" href="?page=sign-out">Sign out</a>
    </div>
  </div>
</header>`;

const carousel = (flaw: Flaw): string => `
<section class="featured" id="featured" aria-roledescription="carousel" aria-label="Featured">
  ${flaw('featured-rotates', '<button type="button" class="pause" id="featured-pause">Pause</button>', '')}
  ${featured
    .map(
      ({ id, name, about }, index) => `
  <div class="slide" role="group" aria-roledescription="slide" aria-label="${index + 1} of ${featured.length}"${index ? ' hidden' : ''}>
    <img src="art/${id}.svg" alt="" width="1280" height="460">
    <div class="slide-text">
      <h2>${name}</h2>
      <p>${about}</p>
      <button type="button" class="cta watch" data-name="${name}">Play the trailer of ${name}</button>
    </div>
  </div>`,
    )
    .join('')}
</section>`;

const icon = (path: string) =>
  `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="${path}" fill="none" stroke="currentColor" stroke-width="3"/></svg>`;

const shelf = (flaw: Flaw, { id, name, titles }: (typeof rows)[number]): string => `
<section class="shelf" ${flaw('shelf-titles', `aria-labelledby="shelf-${id}"`, `aria-label="${name}"`)}>
  <div class="shelf-head">
    ${flaw('shelf-titles', `<h2 class="shelf-title" id="shelf-${id}">${name}</h2>`, `<div class="shelf-title">${name}</div>`)}
    <button type="button" class="turn back"${flaw('turn-unnamed', ` aria-label="Back in ${name}"`, '')}>${icon('M16 3L7 12L16 21')}</button>
    <button type="button" class="turn on"${flaw('turn-unnamed', ` aria-label="On in ${name}"`, '')}>${icon('M8 3L17 12L8 21')}</button>
  </div>
  <div class="window">
    <ul class="track">${titles.map((title, index) => card(flaw, id, title, index)).join('')}</ul>
  </div>
</section>`;

const card = (flaw: Flaw, row: string, title: Title, index: number): string => {
  const file = `PSTR_${title.year}_${String(index * 37 + 104).padStart(4, '0')}_v2.jpg`;
  const alternative =
    row === 'documentaries' ? flaw('poster-files', title.poster, file) : title.poster;
  return `<li class="card">
  <div class="art"><img src="art/${title.id}.svg" alt="${alternative}" width="230" height="144">
    <p class="about">${title.about}</p></div>
  <h3><a href="?title=${title.id}">${title.name}</a></h3>
  <p class="meta">${title.year} · ${title.length}</p>
  <button type="button" class="keep"${flaw(
    'keep-state',
    ` aria-pressed="${row === 'continue' && index < 2}"`,
    ` data-kept="${row === 'continue' && index < 2}"`,
  )}>My list<span class="quiet">: ${title.name}</span></button>
</li>`;
};
