import type { Flaw } from '../../realistic-page.ts';

export const script = (flaw: Flaw): string => `
(function () {
  'use strict';
  var byId = function (id) { return document.getElementById(id); };
  var all = function (css, root) { return Array.prototype.slice.call((root || document).querySelectorAll(css)); };

  // Filters
  function isOn(id) {
    return ${flaw('boxes-by-mouse', 'byId(id).checked', `byId(id).classList.contains('on')`)};
  }
  ${flaw(
    'boxes-by-mouse',
    '',
    `all('span.tick').forEach(function (box) {
    box.addEventListener('click', function () { box.classList.toggle('on'); });
  });`,
  )}
  byId('apply-filters').addEventListener('click', function () {
    var shown = 0;
    all('.job').forEach(function (job) {
      var wrongHours = (isOn('hours-full') || isOn('hours-part')) && !isOn('hours-' + job.dataset.hours);
      job.hidden = wrongHours || (isOn('home') && job.dataset.home !== 'true');
      if (!job.hidden) shown += 1;
    });
    if (byId('more')) byId('more').hidden = true;
    byId('count').textContent = shown === 1 ? '1 job fits your filters' : shown + ' jobs fit your filters';
  });
  byId('find').addEventListener('submit', function (event) {
    event.preventDefault();
    byId('apply-filters').click();
  });
  ${flaw('order-reloads', '', `byId('order').addEventListener('change', function () { byId('order-form').submit(); });`)}

  // Jobs
  byId('more').addEventListener('click', function () {
    var later = all('.job[hidden]');
    later.forEach(function (job) { job.hidden = false; });
    byId('more').parentNode.remove();
    byId('count').textContent = 'All jobs are shown';
    ${flaw('more-loses-focus', `if (later[0]) later[0].querySelector('a').focus();`, '')}
  });
  all('.keep').forEach(function (button) {
    button.addEventListener('click', function () {
      button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
    });
  });
  all('.about-pay').forEach(function (place) {
    var tip = place.querySelector('.pay-tip');
    var show = function () { tip.hidden = false; };
    var hide = function () { tip.hidden = true; };
    place.addEventListener('mouseenter', show);
    place.addEventListener('mouseleave', hide);
    place.addEventListener('focusin', show);
    place.addEventListener('focusout', hide);
    ${flaw('pay-tip-stays', `document.addEventListener('keydown', function (event) { if (event.key === 'Escape') hide(); });`, '')}
  });

  // Dialogs
  function keepIn(screen, close) {
    screen.addEventListener('keydown', function (event) {
      if (event.key === 'Escape') close();
      if (event.key !== 'Tab') return;
      var stops = all('input, button', screen);
      var at = stops.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
      event.preventDefault();
      stops[(at + stops.length) % stops.length].focus();
    });
  }
  function closeSignUp() {
    byId('signup-screen').hidden = true;
    byId('join').focus();
  }
  byId('join').addEventListener('click', function () {
    byId('signup-screen').hidden = false;
    ${flaw('signup-takes-no-focus', `byId('full-name').focus();`, '')}
  });
  byId('signup-close').addEventListener('click', closeSignUp);
  keepIn(byId('signup-screen'), closeSignUp);
  byId('signup-form').addEventListener('submit', function (event) {
    event.preventDefault();
    var text = '';
    var field = null;
    if (!byId('full-name').value.trim()) { text = 'Enter your full name.'; field = byId('full-name'); }
    else if (!/^\\S+@\\S+[.]\\S+$/.test(byId('mail').value)) { text = 'Enter a mail address like name@example.org.'; field = byId('mail'); }
    else if (!/^(?=.*\\d).{10,}$/.test(byId('password').value)) {
      text = ${flaw('password-error-empty', `'Your password needs at least ten characters and one digit.'`, `'Invalid input (E17)'`)};
      field = byId('password');
    }
    byId('problem').textContent = text;
    all('input', byId('signup-form')).forEach(function (input) { input.removeAttribute('aria-invalid'); });
    if (field) { field.setAttribute('aria-invalid', 'true'); ${flaw('problem-silent', 'field.focus();', '')} return; }
    closeSignUp();
    byId('count').textContent = 'Your account is ready. We have sent you a mail to confirm it.';
  });

  // Cookies
  var opener = byId('cookie-settings');
  function endCookies() {
    byId('cookies').remove();
    byId('results').focus();
  }
  function closeSettings() {
    byId('cookie-screen').hidden = true;
    ${flaw('settings-lose-focus', 'opener.focus();', '')}
  }
  byId('cookie-yes').addEventListener('click', endCookies);
  byId('cookie-no').addEventListener('click', endCookies);
  opener.addEventListener('click', function () {
    byId('cookie-screen').hidden = false;
    byId('count-visits').focus();
  });
  byId('cookie-save').addEventListener('click', closeSettings);
  keepIn(byId('cookie-screen'), closeSettings);
})();
`;
