import type { Flaw } from '../../realistic-page.ts';
import { form } from './form.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export function render(flaw: Flaw): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${flaw('title-says-thanks', 'Ask for an outpatient appointment – Rivelin Hospital', 'Thank you for your request – Rivelin Hospital')}</title>
<style>${style(flaw)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the form</a>
<header>
<div class="line">
<a class="name" href="#home">Rivelin Hospital</a>
<nav aria-label="Main">
<ul>
<li><a href="#departments">Departments</a></li>
<li><a href="#appointments" aria-current="page">Appointments</a></li>
<li><a href="#visiting">Visiting</a></li>
<li><a href="#emergency">Emergency</a></li>
<li><a href="#work">Work with us</a></li>
</ul>
</nav>
</div>
</header>
<div class="body">
<main id="main" tabindex="-1">
<h1>Ask for an outpatient appointment</h1>
<p>Use this form when your GP has referred you and you have our letter in front of you. It takes about five minutes. If you would rather talk to somebody, ring <a href="tel:+441145550100">0114 555 0100</a> on weekdays from 8 to 6, or use a text relay service.</p>
<p>${flaw('needed-in-red', 'All fields are needed unless they are marked “optional”.', 'Fields in red are needed.')} Nothing is sent before you press “Send my request”.</p>
<div class="summary" tabindex="-1" hidden>
<h2>Please correct these fields</h2>
<ul></ul>
</div>
${form(flaw)}
<p class="done" role="status"></p>
<h2>What happens next</h2>
<ol>
<li>A nurse of the department reads your request on the next working day.</li>
<li>We confirm your time, or offer another, by the way you have chosen.</li>
<li>Three days before, a reminder comes with the way to the right waiting room.</li>
</ol>
<h2>Before you come</h2>
<ul>
<li>Bring our letter, and a list of what you take, with the doses.</li>
<li>Wear something that comes off easily over the part that hurts.</li>
<li>If you have had pictures taken elsewhere, ask for them on a disc or online; we can open both.</li>
<li>Eat and drink as always, unless our letter says otherwise.</li>
</ul>
<h2>If you can’t come</h2>
<p>Tell us as soon as you can, and somebody else gets your time. You lose nothing: within three months a new date needs no new letter. Here is whom to ask:</p>
<table>
<caption>Desks of the departments</caption>
<thead><tr><th scope="col">Department</th><th scope="col">Telephone</th><th scope="col">Open</th></tr></thead>
<tbody>
<tr><th scope="row">Bones and joints</th><td>0114 555 0121</td><td>8 to 6</td></tr>
<tr><th scope="row">Skin</th><td>0114 555 0134</td><td>9 to 5</td></tr>
<tr><th scope="row">Ear, nose and throat</th><td>0114 555 0142</td><td>9 to 5</td></tr>
<tr><th scope="row">Eyes</th><td>0114 555 0155</td><td>8 to 4</td></tr>
<tr><th scope="row">Heart</th><td>0114 555 0163</td><td>8 to 8</td></tr>
</tbody>
</table>
</main>
${aside(flaw)}
</div>
<footer>
<p>Rivelin Hospital, Manchester Road, Sheffield. <a href="#privacy">Privacy</a> · <a href="#accessibility">Accessibility statement</a> · <a href="#easy">Easy read</a> · <a href="#languages">Other languages</a></p>
</footer>
<script>${script(flaw)}</script>
</body>
</html>`;
}

function aside(flaw: Flaw): string {
  return `<aside aria-label="Your appointment and how to find us">
<section class="card" aria-labelledby="booked">
<h2 id="booked">Already booked</h2>
<p class="booked" role="status">Wednesday, 2 December, 10.20: check of the left knee with Dr Osei.</p>
<button type="button" class="plain cancel">Cancel this appointment</button>
</section>
<section class="card" aria-labelledby="find">
<h2 id="find">How to find us</h2>
<img class="plan" src="pictures/building.svg" width="360" height="220"${flaw('plan-without-words', ' alt="Plan of the ground floor: from the main entrance go straight on, then right; outpatients are the yellow room at the back right."', '')}>
<p>Trams stop at Malin Bridge, six minutes away on a level path. Three parking spaces for Blue Badges are beside the entrance.</p>
</section>
<section class="card" aria-labelledby="help">
<h2 id="help">Help on the day</h2>
<dl>
<dt>Sign language</dt><dd>Interpreters come if you ask three days before.</dd>
<dt>Hearing loops</dt><dd>At every reception and in rooms 4 to 9.</dd>
<dt>Quiet waiting room</dt><dd>Room 2; tell the reception or just go in.</dd>
<dt>Somebody with you</dt><dd>One person may come along everywhere.</dd>
</dl>
</section>
</aside>`;
}
