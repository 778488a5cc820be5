import type { Flaw } from '../../realistic-page.ts';
import { type Course, courses } from './courses.ts';

const placesInWords = { free: 'Υπάρχουν', few: 'Λίγες', full: 'Καμία' } as const;

export function catalog(flaw: Flaw): string {
  return `<h2>Αναζήτηση</h2>
<div class="filtra">
<p><label for="lexi">${flaw('search-called-field', 'Λέξη από το όνομα ή τον διδάσκοντα', 'Πεδίο')}</label><input id="lexi" type="text"></p>
<p><label for="examino">${flaw('semester-called-department', 'Εξάμηνο', 'Σχολή')}</label><select id="examino"><option>Εαρινό 2027</option><option>Χειμερινό 2026</option><option>Εαρινό 2026</option></select></p>
${flaw(
  'credits-by-dragging',
  '<p><label for="monades">Μονάδες, τουλάχιστον <span class="elaxisto">0</span></label><input id="monades" type="range" min="0" max="8" value="0"></p>',
  '<div><span class="etiketa">Μονάδες, τουλάχιστον <span class="elaxisto">0</span></span><div class="ravdos"><div class="labi"></div></div></div>',
)}
</div>
<form class="kodikos" novalidate>
<p><label for="kodikos">Κωδικός μαθήματος${flaw('code-format-unsaid', ' (τρία κεφαλαία γράμματα, παύλα, τρία ψηφία, όπως ΠΛΗ-101)', '')}</label><br>
<input id="kodikos" autocomplete="off" aria-describedby="kodikos-lathos"> <button type="submit">Άνοιγμα μαθήματος</button></p>
<p class="lathos" id="kodikos-lathos"></p>
</form>
<p class="plithos"${flaw('search-result-silent', ' role="status"', '')}>Βρέθηκαν ${courses.length} μαθήματα</p>
<p class="minyma" role="status"></p>
<div class="pinakas" role="region" aria-label="Πίνακας μαθημάτων" tabindex="0">
<table class="mathimata">
<caption>Μαθήματα του εαρινού εξαμήνου 2027</caption>
<thead><tr>${['Μάθημα', 'Κωδικός', 'Διδασκαλία', 'Μονάδες', 'Ώρες'].map((name) => head(flaw, name)).join('')}<th scope="col">Θέσεις</th><th scope="col">Ενέργειες</th></tr></thead>
<tbody>
${courses.map((course, index) => row(flaw, course, index)).join('\n')}
</tbody>
</table>
</div>
<nav aria-label="Σελίδες του πίνακα">
<ul class="selides">
${[1, 2, 3, 4, 5].map((page) => `<li><a href="#p${page}"${page === 1 ? ' aria-current="page"' : ''}><span class="afanes">Σελίδα </span>${page}</a></li>`).join('\n')}
</ul>
</nav>`;
}

function head(flaw: Flaw, name: string): string {
  return `<th scope="col">${flaw('sort-by-mouse', `<button type="button" class="seira">${name}</button>`, `<span class="seira">${name}</span>`)}</th>`;
}

function row(
  flaw: Flaw,
  { code, name, teacher, credits, day, places }: Course,
  index: number,
): string {
  const words = flaw(
    'places-by-color',
    placesInWords[places],
    `<span class="afanes">${placesInWords[places]}</span>`,
  );
  const enroll = index < 6 ? 'Εγγραφή' : flaw('enrolling-called-twice', 'Εγγραφή', 'Υποβολή');
  const label =
    index === 0
      ? flaw('first-enroll-other-name', `${enroll}: ${name}`, 'Submit form')
      : `${enroll}: ${name}`;
  return `<tr data-credits="${credits}">
<th scope="row">${name}</th><td>${code}</td><td>${teacher}</td><td>${credits}</td><td>${day}</td>
<td class="${places}"><span class="koukida"></span>${words}</td>
<td><button type="button" class="yli" aria-label="Ύλη: ${name}">Ύλη</button> <button type="button" class="eggrafi" aria-label="${label}">${enroll}</button></td>
</tr>`;
}

export function exams(flaw: Flaw): string {
  const days = [
    ['Γραμμική άλγεβρα', '7 Ιουνίου, 9:00', 'Αμφιθέατρο Β'],
    ['Βάσεις δεδομένων', '9 Ιουνίου, 12:00', 'Εργαστήριο 2'],
    ['Οικολογία των ακτών', '11 Ιουνίου, 10:00', 'Αίθουσα 14'],
    ['Χάρτες και γεωγραφικά δεδομένα', '14 Ιουνίου, 9:00', 'Εργαστήριο 1'],
  ] as const;
  return `<h2>Πότε και πού</h2>
<p>Η εξεταστική περίοδος αρχίζει στις 7 Ιουνίου. Όποιος χρειάζεται περισσότερο χρόνο ή άλλη μορφή εξέτασης το δηλώνει έως τις 30 Απριλίου στο <a href="#prosvasi">γραφείο προσβασιμότητας</a>.</p>
<table class="exetaseis"${flaw('exam-table-undone', '', ' role="presentation"')}>
<caption>Εξετάσεις του εαρινού εξαμήνου</caption>
<thead><tr><th scope="col">Μάθημα</th><th scope="col">Ημέρα και ώρα</th><th scope="col">Αίθουσα</th></tr></thead>
<tbody>
${days.map(([course, day, room]) => `<tr><th scope="row">${course}</th><td>${day}</td><td>${room}</td></tr>`).join('\n')}
</tbody>
</table>`;
}

export function rules(flaw: Flaw): string {
  return `<h2>Πώς γίνεται η εγγραφή</h2>
<ol>
<li>Διάλεξε μαθήματα από τον πίνακα και πάτησε «Εγγραφή».</li>
<li>Έλεγξε το πρόγραμμά σου: δύο μαθήματα δεν μπορούν να γίνονται την ίδια ώρα.</li>
<li>Στείλε τη δήλωση. Ως τις 12 Φεβρουαρίου μπορείς να την αλλάξεις.</li>
</ol>
<h2>Βοήθεια</h2>
<p>Η γραμματεία είναι ανοιχτή Δευτέρα, Τετάρτη και Παρασκευή από τις 10 έως τις 13. <a href="#rantevou">Κλείσε ραντεβού με τη σύμβουλο σπουδών</a> ή γράψε στη <a href="#grammateia">γραμματεία των προπτυχιακών</a>.</p>
<h2>Για φοιτητές ανταλλαγής</h2>
<p class="agglika"${flaw('english-part-untold', ' lang="en"', '')}>Exchange students choose their courses together with the coordinator of their department. Most lectures are held in Greek; seminars marked with a star are taught in English, and Greek lessons for beginners start in the second week of February.</p>`;
}
