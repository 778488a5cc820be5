import type { Flaw } from '../../realistic-page.ts';
import { type Good, goods } from './goods.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export function render(flaw: Flaw): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your weekly box: choose your groceries – Harvest Lane</title>
<style>${style(flaw)}</style>
</head>
<body>
<a class="away" href="#content">Skip to the groceries</a>
<header>
<a class="brand" href="#start">Harvest Lane</a>
<form role="search" action="">
<label class="unseen" for="find">Search groceries</label>
<input id="find" name="find" type="search" placeholder="Bread, cheese, leeks …">
<button type="submit">Search</button>
</form>
<a href="#box">My boxes</a>
<a href="#profile">Profile of Priya N.</a>
</header>
<nav aria-label="Shop">
<ul class="week">
<li><a href="#thursday" aria-current="page">Box for Thursday, 3 December</a></li>
<li><a href="#regular">What comes every week</a></li>
<li><a href="#recipes">Recipes</a></li>
<li><a href="#growers">Our growers</a></li>
</ul>
</nav>
<div class="page">
${filters(flaw)}
<main id="content" tabindex="-1">
<h1>Fill your box for Thursday</h1>
<p>Choose until Tuesday at noon. We pick and bake on Wednesday, and Sam brings the box between 7 and 9 in the morning. ${flaw(
    'order-by-round-button',
    'When you are done, press “Go to checkout” in the bar with your total.',
    'When you are done, press the round button on the lower right.',
  )}</p>
<div class="bar-top">
<p class="found"${flaw('filter-result-silent', ' role="status"', '')}>${goods.length} of ${goods.length} goods</p>
<form action="">
<label for="order">Order by</label>
<select id="order" name="order">
<option>Area</option>
<option>Price, lowest first</option>
<option>Price, highest first</option>
<option>Name</option>
</select>
${flaw('sorting-reloads', '<button type="submit">Apply order</button>', '')}
</form>
</div>
<h2 class="unseen">Goods</h2>
<ul class="goods">
${goods.map((good, index) => card(flaw, good, index)).join('\n')}
</ul>
<h2>Good to know</h2>
<p>Prices hold for this week. What weather or animals keep from us we replace by something of the same price, and you can hand it back at the door. Boxes, bottles and ice packs go back with Sam.</p>
</main>
</div>
<section class="total" aria-label="Your box so far">
<p>Your box: <strong class="sum">£0.00</strong><br>Free delivery from £25</p>
<button type="button" class="open-cart">Look into the box</button>
<button type="button" class="strong">Go to checkout</button>
</section>
<footer>
<p>Harvest Lane Co-operative, Ludlow. <a href="#contact">Write to us</a> or ring 01584 555 011, weekdays from 8 to 6. <a href="#terms">Terms</a> · <a href="#privacy">Privacy</a></p>
</footer>
${drawer(flaw)}
<script>${script(flaw)}</script>
</body>
</html>`;
}

function filters(flaw: Flaw): string {
  const box = (value: string, name: string) =>
    `<label><input type="checkbox" name="filter" value="${value}"> ${name}</label>`;
  return `<aside class="filters" aria-label="Filters">
<h2>Show only</h2>
<fieldset>
<legend>Area</legend>
${box('area-fruit', 'Fruit and vegetables')}
${box('area-bread', 'Bakery')}
${box('area-dairy', 'Milk, cheese and plant drinks')}
${box('area-pantry', 'Pantry')}
</fieldset>
<button type="button" class="more"${flaw('filter-fold-state', ' aria-expanded="false" aria-controls="more-filters"', '')}>Diet and origin</button>
<fieldset id="more-filters" hidden>
<legend>Diet and origin</legend>
${box('vegan', 'Vegan')}
${box('organic', 'Organic')}
</fieldset>
</aside>`;
}

function card(
  flaw: Flaw,
  { id, name, price, unit, area, organic, vegan, alt, facts }: Good,
  index: number,
): string {
  const kinds = [`area-${area}`, ...(organic ? ['organic'] : []), ...(vegan ? ['vegan'] : [])];
  const altText = index === 0 ? flaw('apples-called-bananas', alt, 'A hand of ripe bananas') : alt;
  const alternative =
    index === 7 ? flaw('milk-picture-bare', ` alt="${altText}"`, '') : ` alt="${altText}"`;
  return `<li class="good" data-id="${id}" data-price="${price}" data-kinds="${kinds.join(' ')}">
<img src="pictures/${id}.svg" width="200" height="150"${alternative}>
${index % 5 === 2 ? '<p class="offer">This week less 20%</p>' : ''}
<h3>${name}</h3>
<p class="marks">${organic ? mark(flaw, 'organic', 'M4 20 Q4 4 20 4 Q20 20 4 20 Z') : ''}${vegan ? mark(flaw, 'vegan', 'M2 4 L12 22 L22 4 L17 4 L12 14 L7 4 Z') : ''}</p>
<p class="cost">£${price.toFixed(2)}</p>
<p class="unit">${unit}</p>
${flaw(
  'nutrition-on-hover',
  `<button type="button" class="facts" aria-expanded="false">Nutrition of ${name.split(',')[0] ?? ''}</button><p class="nutrition" hidden>Per 100 g: ${facts}</p>`,
  `<span class="facts">Nutrition</span><p class="nutrition">Per 100 g: ${facts}</p>`,
)}
<div class="steps" role="group" aria-label="Amount of ${name}">
<button type="button" class="less-of-it" aria-label="${flaw('step-buttons-same-name', `Less of ${name}`, 'Change')}"><span aria-hidden="true">−</span></button>
<output>0</output>
<button type="button" class="more-of-it" aria-label="${flaw('step-buttons-same-name', `More of ${name}`, 'Change')}"><span aria-hidden="true">+</span></button>
</div>
</li>`;
}

function mark(flaw: Flaw, kind: string, path: string): string {
  const name = kind === 'organic' ? 'Organic' : 'Vegan';
  return flaw(
    'diet-marks-without-words',
    `<svg class="${kind}" role="img" aria-label="${name}" width="24" height="24" viewBox="0 0 24 24"><path d="${path}" fill="#2f6b1f"/></svg>`,
    `<svg class="${kind}" width="24" height="24" viewBox="0 0 24 24"><path d="${path}" fill="#2f6b1f"/></svg>`,
  );
}

function drawer(flaw: Flaw): string {
  return `<div class="drawer" role="dialog" aria-modal="true" aria-labelledby="in-box"${flaw('drawer-stays-in-tab-order', ' hidden', '')}>
<h2 id="in-box" tabindex="-1">In your box</h2>
<p class="empty">Nothing yet. What you choose is listed here.</p>
<ul></ul>
<p>Total: <strong class="sum">£0.00</strong></p>
<p><label for="note">A note for Sam</label><br><textarea id="note" rows="2"></textarea></p>
<p><button type="button" class="close">Back to the groceries</button> <a href="#checkout">Checkout</a></p>
</div>`;
}
