import type { Flaw } from '../../realistic-page.ts';

export const cookieBar = (): string => `
<section class="cookies" id="cookies" aria-label="Cookies">
  <p>We use one cookie to keep you signed in. With your consent we also count visits, without passing anything on.</p>
  <p class="cookie-buttons"><button type="button" id="cookie-yes">Accept counting</button> <button type="button" id="cookie-no">Reject counting</button>
  <button type="button" id="cookie-settings">Cookie settings</button></p>
</section>`;

export const cookieSettings = (): string => `
<div class="screen" id="cookie-screen" hidden>
  <div class="sheet" role="dialog" aria-modal="true" aria-labelledby="cookie-title">
    <h2 id="cookie-title">Cookie settings</h2>
    <div class="line"><input type="checkbox" id="count-visits"><label for="count-visits">Count visits</label></div>
    <div class="line"><input type="checkbox" id="keep-search"><label for="keep-search">Remember my last search on this device</label></div>
    <p><button type="button" class="strong" id="cookie-save">Save settings</button></p>
  </div>
</div>`;

const fieldsOf: { id: string; label: string; type: string; purpose: string }[] = [
  { id: 'full-name', label: 'Full name', type: 'text', purpose: 'name' },
  { id: 'mail', label: 'Mail address', type: 'email', purpose: 'email' },
  { id: 'phone', label: 'Telephone (optional)', type: 'tel', purpose: 'tel' },
  { id: 'password', label: 'Password', type: 'password', purpose: 'new-password' },
];

export const signUp = (flaw: Flaw): string => `
<div class="screen" id="signup-screen" hidden>
  <div class="sheet" id="signup" role="dialog" aria-modal="true" aria-labelledby="signup-title">
    <h2 id="signup-title">Sign up</h2>
    <p class="problem" id="problem"${flaw('problem-silent', ' role="alert"', '')}></p>
    <form id="signup-form" novalidate action="?">
      ${fieldsOf
        .map(
          ({ id, label, type, purpose }) => `<p class="entry"><label for="${id}">${label}</label>
      <input id="${id}" type="${type}"${id === 'phone' ? '' : ' required'}${flaw('own-purposes', ` autocomplete="${purpose}"`, '')}${id === 'password' ? flaw('rule-untied', ' aria-describedby="password-rule"', '') : ''}>
      ${id === 'password' ? '<span class="rule" id="password-rule">At least ten characters, one of them a digit</span>' : ''}</p>`,
        )
        .join('')}
      <p><button type="submit" class="strong">Create my account</button> <button type="button" id="signup-close">Close</button></p>
    </form>
  </div>
</div>`;
