import type { Flaw } from '../../realistic-page.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export function render(flaw: Flaw): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tind 38 trekking rucksack – Fjellmark Outdoor</title>
<style>${style(flaw)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the product</a>
<header class="top">
<div class="wrap">
<a class="logo" href="#home">Fjellmark</a>
<form role="search" action="#search">
<label class="vh" for="search">Search the shop</label>
<input type="search" id="search" name="q">
<button type="submit">Search</button>
</form>
<a class="basket" href="#basket">Basket: <span class="number">0</span> items</a>
<a href="#account">My account</a>
</div>
<nav class="areas wrap" aria-label="Departments">
<ul>
<li><a href="#tents">Tents</a></li>
<li><a href="#rucksacks" aria-current="true">Rucksacks</a></li>
<li><a href="#sleeping">Sleeping bags</a></li>
<li><a href="#cooking">Cooking</a></li>
<li><a href="#clothes">Clothes</a></li>
<li><a href="#repairs">Repairs and spare parts</a></li>
</ul>
</nav>
</header>
<main id="main" class="wrap" tabindex="-1">
<nav class="crumbs" aria-label="You are here">
<ol>
<li><a href="#home">Home</a></li>
<li><a href="#rucksacks">Rucksacks</a></li>
<li><a href="#trekking">Trekking, 30 to 45 litres</a></li>
<li aria-current="page">Tind 38</li>
</ol>
</nav>
<div class="product">
${gallery(flaw)}
<section aria-labelledby="product-name">
<h1 id="product-name">Fjellmark Tind 38</h1>
${rating(flaw)}
<p class="price"><span class="vh">Now </span>£129.00 <s><span class="vh">Before: </span>£159.00</s></p>
<p class="delivery">Free delivery to the UK and Ireland; order by 3 pm and it leaves Kendal today.</p>
<p>A rucksack for huts and long days: 38 litres, a back that moves with you, and a lid that comes off and turns into a waist bag. Every zip, buckle and strap can be replaced, and we keep the parts for fifteen years.</p>
<form action="#order" onsubmit="return false">
${sizes(flaw)}
<fieldset class="choice">
<legend>Colour</legend>
<div class="options">
<label><input type="radio" name="color" value="fir" checked> Fir green</label>
<label><input type="radio" name="color" value="slate"> Slate</label>
<label><input type="radio" name="color" value="ochre"> Ochre</label>
</div>
</fieldset>
<p class="amount">
${flaw('amount-label-loose', '<label for="amount">Amount</label>', '<span>Amount</span>')}
<input type="text" id="amount" name="amount" value="1" inputmode="numeric">
</p>
<div class="buy">
<button type="button" class="main add">Add to basket</button>
<button type="button" class="wish" aria-pressed="false">Keep on my list</button>
</div>
${flaw('basket-message-silent', '<p class="message" role="status"></p>', '<p class="message"></p>')}
</form>
<p><button type="button" class="open-guide">Which back length do I need?</button></p>
</section>
</div>
<div class="banner">
<img src="pictures/ridge.svg" alt="">
<p>Carried for 900 kilometres across Jotunheimen before it went on sale.</p>
</div>
${details(flaw)}
${reviews(flaw)}
${also()}
</main>
${footer()}
${guide()}
<script>${script(flaw)}</script>
</body>
</html>`;
}

function gallery(flaw: Flaw): string {
  const views = [
    ['front', 'Front'],
    ['side', 'Left side'],
    ['back', 'Back'],
    ['open', 'Open'],
  ] as const;
  const thumb = ([view, name]: readonly [string, string]) => {
    const chosen = view === 'front';
    const classes = `thumb${chosen ? ' chosen' : ''}`;
    return flaw(
      'thumbnails-by-mouse',
      `<li><button type="button" class="${classes}" data-view="${view}" aria-pressed="${chosen}"><img src="pictures/${view}.svg" alt="${name}"></button></li>`,
      `<li><div class="${classes}" data-view="${view}"><img src="pictures/${view}.svg" alt="${name}"></div></li>`,
    );
  };
  return `<section class="gallery" aria-label="Pictures of the rucksack">
<img class="large" src="pictures/front.svg" width="600" height="600" alt="${flaw('main-picture-file-name', 'Fjellmark Tind 38 in fir green seen from: front, with the lid closed', 'tind38_front_final2.jpg')}">
<ul class="thumbs">
${views.map(thumb).join('\n')}
</ul>
</section>`;
}

function rating(flaw: Flaw): string {
  const star = '<i class="star" aria-hidden="true">★</i>';
  return `<div class="rating">
<div class="stars"${flaw('rating-without-words', ' role="img" aria-label="4 of 5 stars"', '')}>${star.repeat(4)}<i class="star" aria-hidden="true">☆</i></div>
<a href="#reviews">Reviews by customers</a>
</div>`;
}

function sizes(flaw: Flaw): string {
  const out = flaw('sold-out-by-red', ' (sold out)', '');
  const options = `<div class="options">
<label><input type="radio" name="size" value="s"> S</label>
<label><input type="radio" name="size" value="m" checked> M</label>
<label class="out"><input type="radio" name="size" value="l"> L${out}</label>
<label class="out"><input type="radio" name="size" value="xl"> XL${out}</label>
</div>`;
  return flaw(
    'back-length-group-unnamed',
    `<fieldset class="choice"><legend>Back length</legend>${options}</fieldset>`,
    `<div class="choice"><div class="caption">Back length</div>${options}</div>`,
  );
}

function details(flaw: Flaw): string {
  const rows = [
    ['Volume', '38 litres, and 4 in the lid'],
    ['Weight', '1,340 g in size M; 1,180 g without lid and hip belt pockets'],
    ['Fabric', 'Recycled polyamide 210 den, free of PFAS; base 420 den'],
    ['Back', 'Aluminium frame, adjustable from 42 to 54 cm'],
    ['Load', 'Comfortable up to 14 kg'],
    ['Pockets', 'Two in the lid, one in front, two for bottles, one for papers'],
    ['Made in', 'Viana do Castelo, Portugal'],
    ['Guarantee', 'Ten years, and repairs at cost after that'],
  ] as const;
  const row = ([name, value]: readonly [string, string]) =>
    flaw(
      'details-table-bare',
      `<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
      `<tr><td>${name}</td><td>${value}</td></tr>`,
    );
  return `<section aria-labelledby="details">
<h2 id="details">${flaw('details-heading-empty-words', 'Measurements and material', 'More')}</h2>
<table class="details">
<caption class="vh">Measurements and material of the Tind 38</caption>
<tbody>
${rows.map(row).join('\n')}
</tbody>
</table>
</section>`;
}

function reviews(flaw: Flaw): string {
  const all = [
    [
      'Carries better than it looks',
      'Ines M.',
      'Two weeks on the Kungsleden with twelve kilos, and no sore hips. The lid bag is what I use most in town now.',
      'ines',
    ],
    [
      'Good back, small side pockets',
      'Tom A.',
      'The frame fits me for the first time in years. A litre bottle only goes into the side pockets when the rucksack is half empty.',
      'tom',
    ],
    [
      'Repaired within a week',
      'Marta K.',
      'A dog chewed through the chest strap. I sent a photo, got the part for £4 and put it on myself with their film.',
      'marta',
    ],
  ] as const;
  const review = ([title, author, text, id]: (typeof all)[number]) => `<article class="review">
<h3>${title}</h3>
<p>${author}, bought from us</p>
<p>${text}</p>
${flaw(
  'review-links-here',
  `<p><a href="#review-${id}">Whole review “${title}”</a></p>`,
  '',
)}</article>`;
  return `<section aria-labelledby="reviews">
<h2 id="reviews" tabindex="-1">What customers say</h2>
${all.map(review).join('\n')}
${flaw('review-links-here', '', `<p class="more-reviews"><a href="#all-reviews">Here</a></p>`)}
<p>We publish every review of somebody who bought the rucksack, good or bad, and answer within three days.</p>
</section>`;
}

function also(): string {
  const goods = [
    ['bottle', 'Steel bottle, 1 litre', '£18.50', 'Green-blue steel bottle with a wide neck'],
    ['poles', 'Carbon poles, pair', '£84.00', 'Two brown trekking poles, crossed'],
    ['tent', 'Hut tent for two', '£310.00', 'Green ridge tent'],
    ['stove', 'Alcohol stove', '£29.00', 'Red stove on three legs'],
  ] as const;
  const card = ([picture, name, price, alt]: (typeof goods)[number]) => `<li class="card">
<img src="pictures/${picture}.svg" width="240" height="180" alt="${alt}">
<h3><a href="#${picture}">${name}</a></h3>
<p>${price}</p>
</li>`;
  return `<section class="also" aria-labelledby="also">
<h2 id="also">Others took this with them</h2>
<p><button type="button" class="previous">Previous goods</button> <button type="button" class="next">Next goods</button></p>
<ul class="cards">
${goods.map(card).join('\n')}
</ul>
</section>`;
}

function guide(): string {
  return `<div id="size-guide" class="sheet" role="dialog" aria-modal="true" aria-labelledby="guide-title" hidden>
<h2 id="guide-title" tabindex="-1">Which back length do I need?</h2>
<p>Bend your head forward. Measure from the bone that sticks out of your neck down to the height of your hip bones, along the spine.</p>
<ul>
<li>Up to 45 cm: S</li>
<li>45 to 49 cm: M</li>
<li>49 to 53 cm: L</li>
<li>More than 53 cm: XL</li>
</ul>
<p>Between two sizes, take the smaller one for summer and the larger one for thick jackets.</p>
<p><a href="#film">Film: measuring your back alone</a></p>
<button type="button" class="close">Close</button>
</div>`;
}

function footer(): string {
  return `<footer>
<div class="wrap">
<section aria-labelledby="foot-help"><h2 id="foot-help">Help</h2>
<ul>
<li><a href="#delivery">Delivery and returns</a></li>
<li><a href="#repair">Send in a repair</a></li>
<li><a href="#contact">Contact: 01539 555 019</a></li>
</ul></section>
<section aria-labelledby="foot-us"><h2 id="foot-us">About us</h2>
<ul>
<li><a href="#workshop">Our workshop in Kendal</a></li>
<li><a href="#jobs">Jobs</a></li>
<li><a href="#accessibility">Accessibility of this shop</a></li>
</ul></section>
<section aria-labelledby="foot-mail"><h2 id="foot-mail">Letter from the hills</h2>
<form class="newsletter" novalidate>
<p><label for="mail">E-mail address</label></p>
<p><input type="email" id="mail" name="email" autocomplete="email" aria-describedby="mail-note"> <button type="submit">Subscribe</button></p>
<p class="note" id="mail-note" role="status"></p>
</form></section>
</div>
</footer>`;
}
