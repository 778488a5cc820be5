import type { Flaw } from '../../realistic-page.ts';
import { amounts } from './content.ts';

export const gift = (flaw: Flaw): string => `
<form class="gift" id="gift" novalidate action="?" aria-labelledby="gift-title">
  <h2 id="gift-title">Make a gift</h2>
  <p class="how">${flaw(
    'give-by-place',
    'Choose how often and how much, then press “Continue to payment”.',
    'Choose how often and how much, then press the big orange button below on the left.',
  )}</p>
  ${flaw('rhythm-ungrouped', '<fieldset class="rhythm"><legend>How often</legend>', '<div class="rhythm"><p class="legend">How often</p>')}
    <span class="choice"><input type="radio" name="often" id="monthly" checked><label for="monthly">Every month</label></span>
    <span class="choice"><input type="radio" name="often" id="once"><label for="once">Once</label></span>
  ${flaw('rhythm-ungrouped', '</fieldset>', '</div>')}
  ${flaw('sums-by-mouse', '<fieldset class="sums"><legend>How much</legend>', '<div class="sums"><p class="legend">How much</p>')}
    ${amounts
      .map(([amount, what], index) =>
        flaw(
          'sums-by-mouse',
          `<div class="sum"><input type="radio" name="sum" id="sum-${amount}" value="${amount}"${index === 1 ? ' checked' : ''}><label for="sum-${amount}"><strong>£${amount}</strong> ${what}</label></div>`,
          `<div class="sum tile${index === 1 ? ' on' : ''}" data-sum="${amount}"><strong>£${amount}</strong> ${what}</div>`,
        ),
      )
      .join('')}
  ${flaw('sums-by-mouse', '</fieldset>', '</div>')}
  <p class="line">You give £<span id="chosen">25</span></p>
  <p class="line"><label for="giver">Your name</label><input id="giver" type="text" autocomplete="name" aria-describedby="giver-wrong"></p>
  <p class="wrong" id="giver-wrong" role="alert"></p>
  <p class="line"><label for="giver-mail">Your mail address</label><input id="giver-mail" type="email" autocomplete="email"></p>
  <p class="line tax"><input type="checkbox" id="tax"><label for="tax">I pay tax in the United Kingdom, so Clear Springs may claim 25p for every pound I give</label></p>
  <button type="submit" class="bright">Continue to payment</button>
  <p class="tiny-links"><a href="?p=cheque">By cheque</a><a href="?p=legacy">In a will</a><a href="?p=work-giving">Through work</a></p>
</form>`;
