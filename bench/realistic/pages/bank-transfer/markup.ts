import type { Flaw } from '../../realistic-page.ts';
import { accounts, movements, planned, rates, spending } from './content.ts';
import { transferForm, confirmation } from './transfer.ts';

export const markup = (flaw: Flaw): string => `
<a class="pass" href="#work">Skip to main content</a>
<header class="mast">
  <a class="crest" href="?p=home">Tern Bank</a>
  <nav aria-label="Main">
    <ul>
      <li><a href="?p=accounts">Accounts</a></li>
      <li><a href="?p=pay" aria-current="page">Pay and transfer</a></li>
      <li><a href="?p=payees">Payees</a></li>
      <li><a href="?p=cards">Cards</a></li>
      <li><a href="?p=savings">Savings</a></li>
    </ul>
  </nav>
  <ul class="own"><li><a href="?p=inbox">Inbox</a></li><li><a href="?p=out">Log out</a></li></ul>
</header>
<div class="rates" role="region" aria-label="Exchange rates for one pound">
  ${flaw('rates-roll', '<button type="button" id="rates-pause">Pause the rates</button>', '')}
  <div class="rates-window"><ul id="rates-line">${rates.map(([name, rate]) => `<li>${name} ${rate}</li>`).join('')}</ul></div>
</div>
<main id="work" tabindex="-1">
  <h1>Pay and transfer</h1>
  <p class="result" id="result"${flaw('sent-unannounced', ' role="status"', '')}></p>
  <div class="halves">
    ${transferForm(flaw)}
    <div>
      <section class="panel" aria-labelledby="balance-title">
        <div class="panel-head"><h2 id="balance-title">Balance</h2>
        <button type="button" class="eye" id="eye" aria-pressed="false"${flaw('eye-unnamed', ' aria-label="Hide balances"', '')}><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="3"/></svg></button></div>
        <dl class="balances">${accounts.map(({ name, balance }) => `<dt>${name}</dt><dd><span class="sum">${balance}</span></dd>`).join('')}</dl>
        <p>Daily limit for payments</p>
        ${flaw(
          'limit-unsaid',
          '<div class="meter" role="meter" aria-label="Daily limit used" aria-valuemin="0" aria-valuemax="5000" aria-valuenow="1600" aria-valuetext="£1,600 of £5,000"><span></span></div><p class="small">£1,600 of £5,000 used today</p>',
          '<div class="meter"><span></span></div>',
        )}
      </section>
      <section class="panel" aria-labelledby="planned-title">
        <h2 id="planned-title" tabindex="-1">Planned payments</h2>
        <ul class="planned" id="planned">${planned
          .map(
            ({ id, who, amount, day }) =>
              `<li data-planned="${id}"><span>${who}, ${amount} on ${day}</span> <button type="button" class="drop">Cancel<span class="aside-text"> the payment to ${who}</span></button></li>`,
          )
          .join('')}</ul>
      </section>
      <section class="panel" aria-labelledby="chart-title">
        <h2 id="chart-title">Card spending</h2>
        ${chart()}
      </section>
    </div>
  </div>
  <section class="panel" aria-labelledby="movements-title">
    <h2 id="movements-title">Latest movements</h2>
    ${flaw('colors-explained', '', '<p class="small">Money that comes in is green, money that goes out is red.</p>')}
    <table class="movements"${flaw('movements-flattened', '', ' role="presentation"')}>
      <thead><tr><th scope="col">Day</th><th scope="col">Who</th><th scope="col">Kind</th><th scope="col">Amount</th></tr></thead>
      <tbody>${movements
        .map(
          ({ day, who, kind, amount }) =>
            `<tr><td>${day}</td><td>${who}</td><td>${kind}</td><td class="${amount < 0 ? 'out' : 'in'}">${flaw(
              'colors-explained',
              amount < 0 ? '−' : '+',
              '',
            )}£${Math.abs(amount).toFixed(2)}</td></tr>`,
        )
        .join('')}</tbody>
    </table>
  </section>
  <section aria-labelledby="safe-title">
    <h2 id="safe-title">Before you send money</h2>
    <p class="advice">Nobody from Tern Bank will ever ask you to move money to keep it safe. If somebody on the telephone
    does, hang up and call us on the number on the back of your card. Payments to people you have paid before arrive
    within two hours; first payments may take until the next working day while we check them.</p>
  </section>
</main>
<footer class="base">
  <nav aria-label="Footer">
    <ul>
      <li><a href="?p=help">Help and support</a></li>
      <li><a href="?p=payees">${flaw('payees-renamed', 'Payees', 'Beneficiary book')}</a></li>
      <li><a href="?p=fraud">Report fraud</a></li>
      <li><a href="?p=accessibility">Accessibility</a></li>
      <li><a href="?p=legal">Legal</a></li>
    </ul>
  </nav>
  <p>Tern Bank, 3 Customs House Lane, Hull. Day and night: 01482 000000.</p>
</footer>
${confirmation()}`;

const chart = (): string => {
  const bars = spending.map(
    ([, sum], index) =>
      `<rect class="bar" x="${20 + index * 64}" y="${160 - sum / 4.5}" width="40" height="${sum / 4.5}"/>`,
  );
  const names = spending.map(
    ([month], index) =>
      `<text x="${40 + index * 64}" y="180" text-anchor="middle" font-size="12" fill="#1d2733">${month.slice(0, 3)}</text>`,
  );
  return `<svg class="chart" role="img" aria-label="Card spending by month: ${spending.map(([month, sum]) => `${month} £${sum}`).join(', ')}" viewBox="0 0 340 190" width="340" height="190">${bars.join('')}${names.join('')}</svg>`;
};
