import type { Flaw } from '../../realistic-page.ts';
import { advice, fields, hours, jobs, laterJobs, type Job } from './content.ts';
import { cookieBar, cookieSettings, signUp } from './dialogs.ts';

export const markup = (flaw: Flaw): string => `
<a class="go-main" href="#results">Skip to the jobs</a>
${flaw('bar-over-page', cookieBar(), '')}
<header class="head">
  <a class="wordmark" href="?p=home">Meadowlark Jobs</a>
  <nav aria-label="Main"><ul>
    <li><a href="?p=jobs" aria-current="page">Find work</a></li>
    <li><a href="?p=companies">Companies</a></li>
    <li><a href="?p=advice">Advice</a></li>
    <li><a href="?p=employers">For employers</a></li>
  </ul></nav>
  <button type="button" id="join">Sign up</button>
</header>
<main>
  <div class="hero">
    <h1>Work near you in the West Country</h1>
    <form class="find" role="search" id="find" action="?">
      <p><label for="what">${flaw('labels-swapped', 'Job or skill', 'Town or postcode')}</label><input id="what" name="what" type="text" placeholder="Mechanic, nurse, Python"></p>
      <p><label for="where">${flaw('labels-swapped', 'Town or postcode', 'Job or skill')}</label><input id="where" name="where" type="text"></p>
      <button type="submit" class="strong">Search</button>
    </form>
  </div>
  <div class="split">
    <div class="filters" role="group" aria-labelledby="filters-title">
      <h2 id="filters-title">Narrow down</h2>
      ${group(flaw, 'Field of work', fields.map(([id, name]) => box(flaw, `field-${id}`, name)).join(''))}
      ${group(flaw, 'Hours', hours.map(([id, name]) => box(flaw, `hours-${id}`, name)).join(''))}
      ${group(flaw, 'Place of work', box(flaw, 'home', 'Home working possible'))}
      <button type="button" id="apply-filters">Apply filters</button>
    </div>
    <section id="results" tabindex="-1" aria-labelledby="results-title">
      <h2 id="results-title">Jobs</h2>
      <div class="over">
        <p id="count"${flaw('count-silent', ' role="status"', '')}>${jobs.length} jobs</p>
        <form id="order-form" action="?"><label for="order">Order</label>
        <select id="order" name="order"><option value="new">Newest first</option><option value="pay">Highest pay first</option><option value="near">Nearest first</option></select>
        ${flaw('order-reloads', '<button type="submit">Reorder</button>', '')}</form>
      </div>
      <ul class="jobs">${jobs.map((one) => jobItem(flaw, one)).join('')}</ul>
      <p><button type="button" id="more">Show more jobs</button></p>
    </section>
  </div>
  <section class="tips" aria-labelledby="tips-title">
    <h2 id="tips-title">${flaw('headings-say-nothing', 'Advice for applicants', 'More information')}</h2>
    <div class="tip-grid">${advice
      .map(
        ({ id, title, text }) =>
          `<div class="tip-card"><h3>${title}</h3><p>${text}</p><p><a href="?advice=${id}">${flaw('advice-vague', `Read about it: ${title}`, 'Read more')}</a></p></div>`,
      )
      .join('')}</div>
  </section>
  <section aria-labelledby="alerts-title">
    <h2 id="alerts-title">${flaw('headings-say-nothing', 'Jobs by mail', 'More information')}</h2>
    <p>Tell us what you look for, and we write on Tuesdays and Fridays, never more often. Every mail has a link that ends it.</p>
    <p><a href="?p=alerts">Set up a job alert</a></p>
  </section>
</main>
<footer class="foot">
  <ul>
    <li><a href="?p=about">About us</a></li>
    <li><a href="?p=contact">Contact</a></li>
    <li><a href="?p=accessibility">Accessibility</a></li>
    <li><a href="?p=privacy">Privacy</a></li>
    <li><a href="?p=terms">Terms</a></li>
  </ul>
  <p>Meadowlark Jobs, 8 Wharf Lane, Bath. We never charge people who look for work.</p>
</footer>
${signUp(flaw)}
${cookieSettings()}
${flaw('bar-over-page', '', cookieBar())}`;

const group = (flaw: Flaw, name: string, inner: string) =>
  flaw(
    'filters-ungrouped',
    `<fieldset class="group"><legend>${name}</legend>${inner}</fieldset>`,
    `<div class="group"><p class="legend">${name}</p>${inner}</div>`,
  );

const box = (flaw: Flaw, id: string, name: string) =>
  flaw(
    'boxes-by-mouse',
    `<div class="line"><input type="checkbox" id="${id}" class="tick"><label for="${id}">${name}</label></div>`,
    `<div class="line"><span class="tick" id="${id}"></span><span>${name}</span></div>`,
  );

const jobItem = (flaw: Flaw, one: Job): string => `
<li class="job" data-hours="${one.hours}" data-home="${one.home}"${laterJobs.includes(one.id) ? ' hidden' : ''}>
  <h3><a href="?job=${one.id}">${one.title}</a></h3>
  <p class="facts">${one.company} · ${one.place} · ${one.hours === 'full' ? 'Full time' : 'Part time'}${one.home ? ' · Home working' : ''} · ${one.posted}</p>
  <p class="pay">£${one.pay.toLocaleString('en')} a year
    <span class="about-pay"><button type="button" class="ask-pay" aria-describedby="pay-${one.id}" aria-label="About this pay: ${one.title}">?</button><span class="pay-tip" role="tooltip" id="pay-${one.id}" hidden>For full time. Part time is paid in proportion.</span></span></p>
  <p class="summary">${one.summary}</p>
  <p class="do"><a class="strong" href="?apply=${one.id}"${flaw('apply-renamed', '', ` aria-label="Open position ${one.id}"`)}>Apply now<span class="sr">: ${one.title}</span></a>
  <button type="button" class="keep" aria-pressed="false">Save<span class="sr">: ${one.title}</span></button></p>
</li>`;
