import type { Flaw } from '../../realistic-page.ts';

export function form(flaw: Flaw): string {
  const field = (id: string, label: string, hint: string, more: string) => {
    const tied = flaw(
      'errors-beside-fields',
      ` aria-describedby="${id}-hint ${id}-wrong"`,
      ` aria-describedby="${id}-hint"`,
    );
    return `<div class="field">
<label for="${id}"${flaw('needed-in-red', '', ' class="needed"')}>${label}</label>
<span class="hint" id="${id}-hint">${hint}</span>
<input id="${id}" name="${id}"${tied} ${more}>
<span class="wrong" id="${id}-wrong"></span>
</div>`;
  };
  return `<form novalidate>
<h2>About you</h2>
${field('full-name', 'Full name', 'As on your letters from us', 'type="text" autocomplete="name"')}
${field('patient', flaw('number-of-what', 'Patient number', 'Number'), 'Ten digits, at the top of our letter', 'type="text" inputmode="numeric" autocomplete="off"')}
${field('phone', flaw('number-of-what', 'Telephone number', 'Number'), 'We ring between 9 and 5 if something is unclear', 'type="tel" autocomplete="tel"')}
<fieldset class="choice">
<legend>How shall we answer?</legend>
<label><input type="radio" name="answer" checked> By letter</label>
<label><input type="radio" name="answer"> By text message</label>
<label><input type="radio" name="answer"> By telephone</label>
</fieldset>
<h2 class="choose">${flaw('choice-called-address', 'Choose a department and a time', 'Your address')}</h2>
<div class="field">
<label for="department">Department</label>
<select id="department" name="department"><option>Bones and joints</option><option>Skin</option><option>Ear, nose and throat</option><option>Eyes</option><option>Heart</option></select>
</div>
${slots(flaw)}
<p class="chosen" role="status"></p>
<h2>Your referral</h2>
${field('code', 'Code of your letter', 'Six capital letters and digits below the address; you may paste it', 'type="text" autocomplete="one-time-code" autocapitalize="characters"')}
<div class="field">
${flaw(
  'message-named-by-hint',
  '<label for="message">What should the doctor know? (optional)</label><textarea id="message" rows="4"></textarea>',
  '<textarea id="message" rows="4" placeholder="What should the doctor know? (optional)"></textarea>',
)}
</div>
<div class="consent">
${flaw(
  'consent-box-drawn',
  '<input type="checkbox" id="consent"><label for="consent">You may ask my GP for earlier results (optional).</label>',
  '<span class="box" tabindex="0"></span><span>You may ask my GP for earlier results (optional).</span>',
)}
</div>
<p><button type="submit" class="send">Send my request</button></p>
</form>`;
}

function slots(flaw: Flaw): string {
  const days = [
    ['Monday, 7 December', ['9.20 with Dr Osei', '11.00 with Dr Osei', '15.40 with Dr Whitworth']],
    ['Tuesday, 8 December', ['8.40 with Dr Whitworth', '13.20 with Dr Osei']],
    ['Friday, 11 December', ['10.00 with Dr Lal', '10.40 with Dr Lal', '16.20 with Dr Osei']],
  ] as const;
  const slot = (time: string) =>
    flaw(
      'times-by-mouse',
      `<button type="button" class="slot" aria-pressed="false">${time}</button>`,
      `<div class="slot">${time}</div>`,
    );
  return days
    .map(
      ([day, times]) =>
        `<fieldset><legend>${day}</legend><div class="slots">${times.map(slot).join('\n')}</div></fieldset>`,
    )
    .join('\n');
}
