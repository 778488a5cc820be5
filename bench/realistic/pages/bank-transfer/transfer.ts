import type { Flaw } from '../../realistic-page.ts';
import { accounts } from './content.ts';

export const transferForm = (flaw: Flaw): string => `
<form class="panel transfer" id="transfer" novalidate action="?" aria-labelledby="transfer-title">
  <h2 id="transfer-title">Send money</h2>
  <fieldset class="from">
    <legend>From</legend>
    ${accounts
      .map(
        ({ id, name, number, balance }, index) => `<div class="account">
      <input type="radio" name="from" id="from-${id}" value="${id}"${index ? '' : ' checked'}>
      <label for="from-${id}"><strong>${name}</strong> <span>${number}</span> <span class="sum">${balance}</span></label>
    </div>`,
      )
      .join('')}
  </fieldset>
  <div class="field">
    <label for="payee">Pay to</label>
    <p class="hint" id="payee-hint">Type a name and choose from your payees</p>
    <div class="combo">
      <input id="payee" type="text" role="combobox" autocomplete="off" aria-autocomplete="list" aria-expanded="false" aria-controls="payee-list" aria-describedby="payee-hint payee-error">
      <ul id="payee-list" role="listbox" aria-label="Payees" hidden></ul>
    </div>
    <p class="wrong" id="payee-error"></p>
  </div>
  <div class="field">
    <label for="amount">Amount in pounds</label>
    <input id="amount" type="text" inputmode="decimal" autocomplete="off" aria-describedby="amount-error">
    <p class="wrong" id="amount-error"></p>
    <p class="fee">Fee: none
      ${flaw(
        'fee-on-hover',
        `<span class="info"><button type="button" id="fee-why" aria-expanded="false" aria-controls="fee-text">Why?</button> <span class="info-text" id="fee-text" hidden>Transfers within the country are free. Abroad we charge 0.4 percent.</span></span>`,
        `<span class="info"><span class="why" id="fee-why">Why?</span> <span class="info-text" id="fee-text">Transfers within the country are free. Abroad we charge 0.4 percent.</span></span>`,
      )}</p>
  </div>
  <div class="field">
    <label for="reference">${flaw('reference-vague', 'Reference that the payee sees', 'Text')}</label>
    <input id="reference" type="text" maxlength="18" autocomplete="off">
  </div>
  <div class="field">
    <label for="when">When</label>
    <select id="when"><option>Now</option><option>Tomorrow</option><option>On the first of next month</option></select>
  </div>
  ${flaw(
    'save-without-role',
    '<div class="save"><input type="checkbox" id="save"><label for="save">Save as a favorite</label></div>',
    '<div class="save"><div class="box" id="save" tabindex="0"></div><span>Save as a favorite</span></div>',
  )}
  <button type="submit" class="go">Review payment</button>
</form>`;

export const confirmation = (): string => `
<div class="cover" id="cover" hidden>
  <div class="confirm" id="confirm" role="dialog" aria-modal="true" aria-labelledby="confirm-title">
    <h2 id="confirm-title">Check and send</h2>
    <form id="confirm-form" novalidate action="?">
    <dl class="check">
      <dt>From</dt><dd id="check-from"></dd>
      <dt>To</dt><dd id="check-to"></dd>
      <dt>Amount</dt><dd id="check-amount"></dd>
      <dt>When</dt><dd id="check-when"></dd>
    </dl>
    <label for="code">Code from your Tern app, six digits</label>
    <input id="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="6" aria-describedby="code-error">
    <p class="wrong" id="code-error"></p>
    <p class="both"><button type="submit" class="go">Send money</button> <button type="button" id="change">Change the payment</button></p>
    </form>
  </div>
</div>`;
