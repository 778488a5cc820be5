import type { Variant } from '../variant.ts';

/** Color and other perceptions as the only sign. */
export const color: readonly Variant[] = [
  {
    id: 'required-in-red-only',
    about: 'F81',
    criteria: ['1.4.1', '3.3.2'],
    barrier: 'Required fields are told by the red of their labels.',
    target: ['label', 'input', 'p'],
    words: 'colou?r|required',
    language: 'de',
    title: 'Anmeldung zum Kurs',
    head: '<style>.red { color: #b00020 }</style>',
    body: (flaw) =>
      `<form action="/ok"><p>${flaw('Felder mit dem Wort „Pflicht“ müssen ausgefüllt werden.', 'Rot beschriftete Felder müssen ausgefüllt werden.')}</p><p><label class="red" for="n">Name${flaw(' (Pflicht)', '')}</label> <input id="n" name="n" autocomplete="name"${flaw(' required', '')}></p><p><label for="b">Bemerkung</label> <input id="b" name="b"></p><button>Anmelden</button></form>`,
  },
  {
    id: 'error-by-red-border',
    about: 'F81',
    criteria: ['1.4.1', '3.3.1'],
    barrier: 'A field with an error is told by a red border only.',
    target: ['input.bad'],
    words: 'colou?r|error|invalid',
    language: 'fr',
    title: 'Vos coordonnées',
    head: '<style>input.bad { border: 2px solid #b3001b }</style>',
    body: (flaw) =>
      `<form action="/ok"><p><label for="p">Code postal</label> <input id="p" name="p" class="bad" value="75 0" autocomplete="postal-code"${flaw(' aria-invalid="true" aria-describedby="pe"', '')}> ${flaw('<span id="pe">Erreur : le code postal compte cinq chiffres.</span>', '')}</p><button>Continuer</button></form>`,
  },
  {
    id: 'status-dots',
    about: 'color',
    criteria: ['1.4.1', '1.1.1'],
    barrier: 'The state of each machine is a colored dot.',
    target: ['.dot'],
    words: 'colou?r',
    title: 'Machines in the laundry',
    head: '<style>.dot { display: inline-block; width: 14px; height: 14px; border-radius: 50% } .g { background: #2e7d32 } .r { background: #c62828 }</style>',
    body: (flaw) =>
      `<table><tr><th scope="col">Machine</th><th scope="col">State</th></tr><tr><th scope="row">One</th><td><span class="dot g"></span>${flaw(' free', '')}</td></tr><tr><th scope="row">Two</th><td><span class="dot r"></span>${flaw(' in use', '')}</td></tr></table>`,
  },
  {
    id: 'green-days-are-free',
    about: 'color',
    criteria: ['1.4.1', '1.3.3'],
    barrier: 'Which days are free is told by their color.',
    target: ['p', '.d'],
    words: 'colou?r',
    language: 'es',
    title: 'Reservar la pista',
    head: '<style>.f { color: #1b5e20 } .o { color: #9c1111 }</style>',
    body: (flaw) =>
      `<p>${flaw('Los días libres llevan la palabra «libre».', 'Los días en verde están libres; los días en rojo están ocupados.')}</p><ul><li class="d f">Lunes${flaw(', libre', '')}</li><li class="d o">Martes</li><li class="d f">Jueves${flaw(', libre', '')}</li></ul>`,
  },
  {
    id: 'series-told-by-color',
    about: 'color',
    criteria: ['1.4.1'],
    barrier: 'The lines of a chart and its legend differ by color only.',
    target: ['svg', 'svg polyline', 'svg rect'],
    words: 'colou?r',
    title: 'Bees and butterflies',
    body: (flaw) =>
      `<svg width="380" height="200" viewBox="0 0 380 200" role="img" aria-label="Counts by year: bees rise from 20 to 60, butterflies fall from 70 to 35"><polyline points="20,150 120,120 240,90 300,60" fill="none" stroke="#1f77b4" stroke-width="3"/><polyline points="20,50 120,70 240,100 300,130" fill="none" stroke="#2ca02c" stroke-width="3"${flaw(' stroke-dasharray="2 8"', '')}/>${flaw('<text x="306" y="64" font-size="12">Bees</text><text x="306" y="134" font-size="12">Butterflies</text>', '<rect x="20" y="180" width="12" height="12" fill="#1f77b4"/><text x="38" y="191" font-size="12">Bees</text><rect x="120" y="180" width="12" height="12" fill="#2ca02c"/><text x="138" y="191" font-size="12">Butterflies</text>')}</svg>`,
  },
  {
    id: 'current-page-by-color',
    about: 'color',
    criteria: ['1.4.1'],
    barrier: 'The current page in the navigation is told by its color only.',
    target: ['nav a.on', 'a.on'],
    words: 'colou?r|current',
    title: 'Prices of the zoo',
    head: (flaw) =>
      `<style>nav a { color: #333; margin-right: 1rem } nav a.on { color: #7a1f1f; ${flaw('font-weight: 700; border-bottom: 3px solid', '')} }</style>`,
    body: (flaw) =>
      `<nav aria-label="Zoo"><a href="/animals">Animals</a> <a class="on" href="/prices"${flaw(' aria-current="page"', '')}>Prices</a> <a href="/way">Getting here</a></nav><p>Adults pay 18 pounds.</p>`,
  },
  {
    id: 'round-button-on-the-right',
    about: 'F14',
    criteria: ['1.3.3'],
    barrier: 'An instruction tells a button by its shape and place only.',
    target: ['p'],
    words: 'shape|place|position|sensory|instruction|location',
    title: 'Record a message',
    head: '<style>.rec { border-radius: 50%; width: 64px; height: 64px; float: right }</style>',
    body: (flaw) =>
      `<p>To begin, press the ${flaw('button “Record”, the round one on the right', 'round button on the right')}.</p><button class="rec" type="button" aria-label="Record">●</button>`,
  },
  {
    id: 'german-box-on-the-left',
    about: 'F14',
    criteria: ['1.3.3'],
    barrier: 'An instruction tells a box by its place only.',
    target: ['p'],
    words: 'shape|place|position|sensory|instruction|location',
    language: 'de',
    title: 'Steuer online erklären',
    body: (flaw) =>
      `<p>${flaw('Wählen Sie unter „Belege“ das Jahr aus.', 'Wählen Sie in dem Kasten links das Jahr aus.')}</p><h2>Belege</h2><p><a href="/24">Jahr 2024</a> <a href="/25">Jahr 2025</a></p>`,
  },
  {
    id: 'french-square-icon',
    about: 'F26',
    criteria: ['1.3.3'],
    barrier: 'An instruction tells a control by its shape only.',
    target: ['p'],
    words: 'shape|place|position|sensory|instruction|location',
    language: 'fr',
    title: 'Écouter l’émission',
    body: (flaw) =>
      `<p>Pour arrêter la lecture, appuyez sur ${flaw('le bouton « Arrêter »', 'le carré')}.</p><button type="button" aria-label="Arrêter">■</button>`,
  },
  {
    id: 'reference-to-what-is-above',
    about: '9bd38c',
    criteria: ['1.3.3'],
    barrier: 'An instruction names a menu by its place only.',
    target: ['p'],
    words: 'shape|place|position|sensory|instruction|location',
    language: 'es',
    title: 'Cambiar la contraseña',
    body: (flaw) =>
      `<p>Para continuar, utilice ${flaw('el menú «Mi cuenta»', 'el menú de la derecha')}.</p><nav aria-label="Mi cuenta"><a href="/datos">Datos</a> <a href="/clave">Contraseña</a></nav>`,
  },
];
