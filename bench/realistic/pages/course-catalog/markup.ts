import type { Flaw } from '../../realistic-page.ts';
import { catalog, exams, rules } from './panels.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export function render(flaw: Flaw): string {
  return `<!doctype html>
<html lang="el">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Μαθήματα εαρινού εξαμήνου – Πανεπιστήμιο Καλύμνου</title>
<style>${style(flaw)}</style>
</head>
<body>
<a class="pros" href="#kyrio">Μετάβαση στο περιεχόμενο</a>
<header>
<a class="onoma" href="#arxiki">Πανεπιστήμιο Καλύμνου</a>
<nav aria-label="Κύρια">
<ul>
<li><a href="#spoudes">Σπουδές</a></li>
<li><a href="#mathimata" aria-current="page">Μαθήματα</a></li>
<li><a href="#vivliothiki">Βιβλιοθήκη</a></li>
<li><a href="#estia">Φοιτητική εστία</a></li>
<li><a href="#erevna">Έρευνα</a></li>
</ul>
</nav>
</header>
<div class="selida">
<main id="kyrio" tabindex="-1">
<h1>Μαθήματα εαρινού εξαμήνου</h1>
<p>Οι εγγραφές είναι ανοιχτές έως τις 12 Φεβρουαρίου 2027. Κάθε φοιτήτρια και κάθε φοιτητής διαλέγει μαθήματα τουλάχιστον 24 μονάδων· για περισσότερες από 36 χρειάζεται η γνώμη της συμβούλου σπουδών.</p>
<div class="kart" role="tablist" aria-label="Μέρη του οδηγού">
<button type="button" role="tab" id="kart-1" aria-controls="meros-1" aria-selected="true">Μαθήματα και εγγραφή</button>
<button type="button" role="tab" id="kart-2" aria-controls="meros-2" aria-selected="false" tabindex="-1">Εξεταστική περίοδος</button>
<button type="button" role="tab" id="kart-3" aria-controls="meros-3" aria-selected="false" tabindex="-1">Κανόνες και βοήθεια</button>
</div>
<div role="tabpanel" id="meros-1" aria-labelledby="kart-1">
${catalog(flaw)}
</div>
<div role="tabpanel" id="meros-2" aria-labelledby="kart-2">
${exams(flaw)}
</div>
<div role="tabpanel" id="meros-3" aria-labelledby="kart-3">
${rules(flaw)}
</div>
</main>
</div>
<footer>
<p>Πανεπιστήμιο Καλύμνου, Χώρα, 85200 Κάλυμνος. <a href="#epikoinonia">Επικοινωνία</a> · <a href="#prosvasi">Προσβασιμότητα</a> · <a href="#dedomena">Προσωπικά δεδομένα</a></p>
</footer>
<div class="parathyro" role="dialog" aria-modal="true" aria-labelledby="yli-titlos" hidden>
${flaw('syllabus-cannot-be-left', '<button type="button" class="kleise">Κλείσιμο</button>', '<span class="kleise">×</span>')}
<h2 id="yli-titlos" tabindex="-1">Ύλη του μαθήματος</h2>
<p class="mathima"></p>
<p>Δεκατρείς εβδομάδες, με μία εργασία στη μέση και προφορική εξέταση στο τέλος. Η παρουσία στα εργαστήρια είναι υποχρεωτική.</p>
<ul>
<li><a href="#syggramma">Σύγγραμμα στη βιβλιοθήκη</a></li>
<li><a href="#paliou">Θέματα προηγούμενων ετών</a></li>
</ul>
</div>
<script>${script(flaw)}</script>
</body>
</html>`;
}
