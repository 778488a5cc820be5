import type { Flaw } from '../../realistic-page.ts';
import { article } from './article.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export function render(flaw: Flaw): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The night the Vyrnwy came over the wall – The Border Mail</title>
<style>${style(flaw)}</style>
</head>
<body>
<a class="over" href="#story">Skip to the article</a>
<header>
<div class="mast">
<a class="paper" href="#front">The Border Mail</a>
<span>Monday, 23 November 2026</span>
<button type="button" class="sign-in">Sign in</button>
</div>
<nav class="parts" aria-label="Sections">
<ul>
<li><a href="#news" aria-current="true">News</a></li>
<li><a href="#farming">Farming</a></li>
<li><a href="#weather">Weather</a></li>
<li><a href="#sport">Sport</a></li>
<li><a href="#letters">Letters</a></li>
<li><a href="#notices">Births and deaths</a></li>
</ul>
</nav>
<div class="ticker" role="region" aria-label="Latest"><p>11.40 Trains between Welshpool and Shrewsbury run again · 11.05 <a href="#a483">A483 closed at Llanymynech</a> · 10.30 Schools in Meifod open on Tuesday</p></div>
</header>
<div class="sheet">
<main id="story" tabindex="-1">
${article(flaw)}
${comments(flaw)}
</main>
${aside(flaw)}
</div>
<footer>
<p>The Border Mail, 8 Church Street, Oswestry. <a href="#masthead">Who we are</a> · <a href="#corrections">Corrections</a> · <a href="#cookies">Cookies: none</a> · <a href="#access">Accessibility</a></p>
</footer>
<div class="enter" role="dialog" aria-modal="true" aria-labelledby="enter-title" hidden>
<h2 id="enter-title">Sign in</h2>
<form novalidate>
<p><label for="reader">E-mail address</label><input id="reader" type="email" autocomplete="email"></p>
<p>We send you a link; there is no password.</p>
<p><button type="submit">Send the link</button> <button type="button">Not now</button></p>
</form>
</div>
<script>${script(flaw)}</script>
</body>
</html>`;
}

function comments(flaw: Flaw): string {
  const all = [
    [
      'Eleri, Meifod',
      'Thank you for naming the people who filled sandbags until four in the morning. Nobody had asked them.',
    ],
    [
      'G. Roberts',
      'The wall was a foot lower where the farm track goes through. We wrote to the council about it in 2023.',
    ],
    [
      'Walker from Chirk',
      'Is the path along the east bank open again? The map still shows it closed.',
    ],
    ['Anwen P.', 'The pumps hummed all night, and I have never liked a noise so much.'],
    [
      'Retired engineer',
      'A gauge upstream would have given two more hours. It costs less than one ruined kitchen.',
    ],
    ['Huw', 'The chapel has dry blankets and soup until Thursday.'],
  ] as const;
  const one = (
    [name, text]: readonly [string, string],
    index: number,
  ) => `<li${index > 2 ? ' hidden' : ''}>
<h3 tabindex="-1">${name}</h3>
<p>${text}</p>
</li>`;
  return `<section class="comments" aria-labelledby="comments">
<h2 id="comments">Comments</h2>
<ol>
${all.map(one).join('\n')}
</ol>
<p><button type="button" class="older">Show three older comments</button></p>
<form novalidate>
<p><label for="comment">Your comment</label><br><textarea id="comment" rows="4"></textarea></p>
<p><button type="submit">Send comment</button></p>
<p class="sent"${flaw('comment-sent-in-silence', ' role="status"', '')}></p>
</form>
</section>`;
}

function aside(flaw: Flaw): string {
  return `<aside aria-label="More on the flood">
<section aria-labelledby="listen">
<h2 id="listen">Listen</h2>
<p>The leader of the council on what comes next, three minutes.</p>
<audio src="media/mayor.wav" controls${flaw('interview-plays-alone', '', ' autoplay loop')}></audio>
${flaw(
  'interview-without-text',
  `<details class="transcript"><summary>The interview in writing</summary><p><strong>Border Mail:</strong> When will the wall be mended? <strong>Bethan Lloyd:</strong> We begin on Monday and need three weeks, if it stays below two metres.</p><p><strong>Border Mail:</strong> And the farm track? <strong>Bethan Lloyd:</strong> It gets a gate that one person can shut. We should have done that years ago, and I said so to the people in Llanfair.</p></details>`,
  '',
)}
</section>
<section aria-labelledby="numbers">
<h2 id="numbers">Help at once</h2>
${flaw(
  'numbers-drawn',
  '<p><strong>If water comes into your house</strong><br>Floodline: 0345 555 8118<br>Council, day and night: 01597 555 020</p>',
  '<img class="numbers" src="pictures/numbers.svg" width="420" height="150" style="max-width:100%;height:auto" alt="If water comes into your house: Floodline 0345 555 8118. Council, day and night: 01597 555 020">',
)}
</section>
<section aria-labelledby="also">
<h2 id="also">Also read</h2>
<article class="teaser">
<img src="pictures/sandbags.svg" alt="${flaw('teaser-called-image', 'Brown water stands at the foot of a barn', 'image')}">
<h3><a href="#insurance">What insurers pay, and what they don’t</a></h3>
<p>Three families in Pentre waited fourteen months after the flood of 2024.</p>
</article>
<article class="teaser">
<img src="pictures/bridge.svg" alt="A house on the bank below gray hills">
<h3><a href="#beavers">The beavers of the upper Vyrnwy</a></h3>
<p>Their dams held back a metre of water on Saturday, rangers say.</p>
</article>
</section>
</aside>`;
}
