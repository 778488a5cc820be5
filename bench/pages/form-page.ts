/** The small page: a form as found on any site, with the mistakes that such forms have. */
export const formPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Book a table - Harbor Kitchen</title>
<style>
body { font: 16px/1.5 sans-serif; margin: 0; color: #222; background: #fff; }
header, main, footer { max-width: 40rem; margin: 0 auto; padding: 1rem; }
label { display: block; margin-top: 1rem; }
input, select, textarea { font: inherit; width: 100%; padding: .5rem; box-sizing: border-box; }
.hint { color: #a0a0a0; }
button { margin-top: 1rem; padding: .5rem 1rem; color: #fff; background: #14532d; border: 0; }
</style>
</head>
<body>
<header><nav aria-label="Main"><a href="/">Harbor Kitchen</a> <a href="/menu">Menu</a> <a href="/find"></a></nav></header>
<main>
<h1>Book a table</h1>
<h3>Who is coming?</h3>
<form action="/book" method="post">
<label for="name">Name</label> <input id="name" name="name" autocomplete="name" required>
<label for="mail">E-mail</label> <input id="mail" name="mail" type="email" autocomplete="e-mail">
<input name="phone" placeholder="Phone">
<label for="guests">Guests</label>
<select id="guests" name="guests"><option>1</option><option>2</option><option>3</option><option>4</option></select>
<fieldset><legend>Where</legend>
<label><input type="radio" name="where" value="in"> Inside</label>
<label><input type="radio" name="where" value="out"> On the terrace</label>
</fieldset>
<label for="note">Wishes</label> <textarea id="note" name="note" rows="3"></textarea>
<p class="hint">We answer within a day.</p>
<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="80" height="40">
<button>Book</button> <button type="button"></button>
</form>
</main>
<footer><p>Quay 4, open every day but Monday.</p></footer>
</body>
</html>
`;
