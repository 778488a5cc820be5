export const works = [
  {
    id: 'ziegelhof',
    title: 'Ziegelhof am Abend',
    year: 1911,
    alt: 'Rote und braune Flächen vor einem dunkelblauen Grund',
  },
  {
    id: 'lehmgrube',
    title: 'Die Lehmgrube',
    year: 1908,
    alt: 'Ockerfarbene Kreise und Dreiecke auf hellem Grund',
  },
  {
    id: 'fenster',
    title: 'Fenster nach Norden',
    year: 1915,
    alt: 'Weiße und graublaue Formen auf Schwarz',
  },
  {
    id: 'ufer',
    title: 'Ufer bei Niedrigwasser',
    year: 1913,
    alt: 'Grüne und sandfarbene Formen auf blassem Blau',
  },
  {
    id: 'ofen',
    title: 'Der offene Ofen',
    year: 1919,
    alt: 'Gelbe und orangefarbene Formen auf tiefem Rot',
  },
  {
    id: 'schnee',
    title: 'Schnee über den Dächern',
    year: 1922,
    alt: 'Weiße Kreise auf violettem Grund',
  },
];

export const stations = [
  {
    id: 'eins',
    title: 'Station 1: Eine Kindheit zwischen Ziegeln',
    text: 'Sie stehen vor dem Tor der alten Ziegelei. Hier wuchs Johanna Brandt auf, als viertes von sieben Kindern. Das Licht der Öfen sah sie jeden Abend vom Fenster aus, und sie hat später gesagt, dass alles, was sie malte, aus diesem Fenster kam.',
  },
  {
    id: 'zwei',
    title: 'Station 2: Das Jahr in Marseille',
    text: 'Im Winter 1910 reist Brandt ans Meer. Zum ersten Mal lässt sie die Umrisse weg. Achten Sie auf die Ränder der Flächen: Sie sind nicht gezogen, sondern gewischt, mit einem feuchten Lappen.',
  },
];

export const visit = [
  { step: 'Zuerst', text: 'holen Sie an der Kasse Ihre Karte und auf Wunsch den Audioguide.' },
  {
    step: 'Danach',
    text: 'geben Sie Mäntel und große Taschen an der Garderobe im Untergeschoss ab.',
  },
  { step: 'Dann', text: 'beginnen Sie den Rundgang im ersten Stock, in der Reihenfolge der Säle.' },
  { step: 'Zum Schluss', text: 'führt der Weg durch den Garten zurück zum Café und zum Ausgang.' },
];

export const times: [string, string, string][] = [
  ['Dienstag bis Donnerstag', '10 bis 18 Uhr', '11 Uhr und 15 Uhr'],
  ['Freitag', '10 bis 21 Uhr', '15 Uhr und 19 Uhr'],
  ['Samstag und Sonntag', '9 bis 18 Uhr', '11, 13 und 15 Uhr'],
];

export const questions = [
  {
    q: 'Komme ich ohne Stufen hinein?',
    a: 'Ja, durch den Eingang am Hof. Alle Säle erreichen Sie mit dem Aufzug.',
    link: 'Lageplan mit Wegen ohne Stufen',
    page: 'lageplan',
  },
  {
    q: 'Darf ich fotografieren?',
    a: 'Für private Zwecke gern, ohne Blitz und ohne Stativ. Zwei Leihgaben sind ausgenommen.',
    link: 'Regeln für Aufnahmen',
    page: 'aufnahmen',
  },
  {
    q: 'Gibt es Ermäßigungen?',
    a: 'Unter 18 Jahren ist der Eintritt frei. Studierende und Arbeitslose zahlen die Hälfte.',
    link: 'Alle Preise',
    page: 'preise',
  },
];

export const spots = [
  {
    x: 22,
    y: 30,
    name: 'Der Ofen',
    text: 'Unter dem Rot liegt eine zweite, ältere Fassung, die erst im Röntgenbild sichtbar wurde.',
  },
  {
    x: 58,
    y: 55,
    name: 'Das Fenster',
    text: 'Die einzige gerade Linie des Bildes, mit dem Lineal gezogen.',
  },
  { x: 82, y: 24, name: 'Der Himmel', text: 'Brandt mischte hier gemahlenen Ziegel in die Farbe.' },
];
