/** The plan of the streets around the office, which the page embeds. */
export const map = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>Lageplan des Bürgerbüros Nord</title>
<style>body{margin:0;font:.95rem/1.4 sans-serif;color:#222}svg{display:block;width:100%;height:auto}p{margin:.4rem .6rem}a{color:#00497a}a:focus-visible{outline:3px solid #00497a}</style>
</head>
<body>
<main>
<svg role="img" aria-label="Das Bürgerbüro steht an der Ecke Lindenallee und Am Speicher, hundert Meter nördlich der Haltestelle Kornmarkt." width="320" height="180" viewBox="0 0 320 180">
<rect width="320" height="180" fill="#eef0e6"/><path d="M0 120 H320 M150 0 V180" stroke="#fff" stroke-width="16"/><rect x="164" y="62" width="60" height="44" fill="#8a2431"/><circle cx="150" cy="168" r="9" fill="#00497a"/></svg>
<p><a href="#route">Weg von der Haltestelle Kornmarkt in Worten</a></p>
<p id="route">Von der Haltestelle hundert Meter nach Norden, dann auf der rechten Seite. Der Eingang hat keine Stufe.</p>
</main>
</body>
</html>`;
