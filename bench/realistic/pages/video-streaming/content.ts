export interface Title {
  id: string;
  name: string;
  year: number;
  length: string;
  about: string;
  poster: string;
}

const title = (
  id: string,
  name: string,
  year: number,
  length: string,
  about: string,
  poster: string,
): Title => ({ id, name, year, length, about, poster });

export const featured = [
  {
    id: 'tidewater',
    name: 'Tidewater',
    about:
      'A lighthouse keeper finds a letter that was never meant to arrive. New series, all eight episodes.',
  },
  {
    id: 'second-harvest',
    name: 'Second Harvest',
    about:
      'Three sisters inherit a vineyard and the debts that come with it. Season two begins on Friday.',
  },
  {
    id: 'night-school',
    name: 'Night School',
    about: 'An evening class for grown-ups, a retired spy and the worst field trip ever planned.',
  },
];

export const rows: { id: string; name: string; titles: Title[] }[] = [
  {
    id: 'continue',
    name: 'Continue watching',
    titles: [
      title(
        'tidewater',
        'Tidewater',
        2026,
        '8 episodes',
        'Letters wash ashore on an island with one inhabitant.',
        'A lighthouse above a dark green sea',
      ),
      title(
        'paper-moons',
        'Paper Moons',
        2024,
        '1 h 52 min',
        'A set painter builds a sky for a film without money.',
        'Paper moons hanging in a blue studio',
      ),
      title(
        'the-long-shift',
        'The Long Shift',
        2025,
        '10 episodes',
        'Nurses, one corridor and thirty hours.',
        'A hospital corridor in early light',
      ),
      title(
        'orchard-road',
        'Orchard Road',
        2023,
        '6 episodes',
        'Two families share a fence and a secret.',
        'Apple trees along a country road',
      ),
      title(
        'low-season',
        'Low Season',
        2022,
        '1 h 38 min',
        'A hotel with one guest has to pretend it is full.',
        'An empty beach with folded chairs',
      ),
      title(
        'counterfeit',
        'Counterfeit',
        2025,
        '2 h 4 min',
        'An engraver is hired by the bank she once fooled.',
        'Banknotes on a workbench',
      ),
      title(
        'north-by-bus',
        'North by Bus',
        2021,
        '1 h 27 min',
        'Four strangers miss the same connection.',
        'A bus on a snowy road at dusk',
      ),
      title(
        'cartographers',
        'The Cartographers',
        2024,
        '7 episodes',
        'Mapping a valley that does not want to be found.',
        'Two walkers above a misty valley',
      ),
    ],
  },
  {
    id: 'new',
    name: 'New this week',
    titles: [
      title(
        'glasshouse',
        'Glasshouse',
        2026,
        '1 h 44 min',
        'A botanist grows a plant nobody has described.',
        'A greenhouse lit at night',
      ),
      title(
        'four-bridges',
        'Four Bridges',
        2026,
        '5 episodes',
        'A city, a strike and the people who keep it moving.',
        'Four bridges over a wide river',
      ),
      title(
        'home-ice',
        'Home Ice',
        2026,
        '1 h 59 min',
        'A village hockey team plays for its rink.',
        'Skaters on a frozen lake',
      ),
      title(
        'the-understudy',
        'The Understudy',
        2026,
        '2 h 11 min',
        'She knows every line but her own.',
        'An actress alone on a stage',
      ),
      title(
        'salt',
        'Salt',
        2026,
        '9 episodes',
        'A family saga in a mining town by the sea.',
        'White salt flats under a red sky',
      ),
      title(
        'quiet-hours',
        'Quiet Hours',
        2026,
        '1 h 31 min',
        'Neighbors meet through a wall.',
        'Two lit windows in a dark house',
      ),
      title(
        'dead-reckoning',
        'Dead Reckoning',
        2026,
        '2 h 2 min',
        'A yacht race goes on after the storm.',
        'A sailing boat in heavy rain',
      ),
      title(
        'sunday-league',
        'Sunday League',
        2026,
        '8 episodes',
        'Grown men, one ball, no talent.',
        'A muddy football pitch',
      ),
    ],
  },
  {
    id: 'documentaries',
    name: 'Documentaries',
    titles: [
      title(
        'deep-field',
        'Deep Field',
        2025,
        '1 h 20 min',
        'How a telescope was saved by its repair crew.',
        'Stars above a white dome',
      ),
      title(
        'bread',
        'Bread',
        2023,
        '6 episodes',
        'Six bakers, six countries, one ingredient.',
        'Loaves on a floured table',
      ),
      title(
        'the-last-ferry',
        'The Last Ferry',
        2024,
        '58 min',
        'A captain retires and an island waits.',
        'A small ferry leaving a pier',
      ),
      title(
        'wingspan',
        'Wingspan',
        2022,
        '4 episodes',
        'A year with the storks of the plain.',
        'A stork landing on a chimney',
      ),
      title(
        'concrete',
        'Concrete',
        2025,
        '1 h 14 min',
        'The material we live in, and what it costs.',
        'A grey tower against a pale sky',
      ),
      title(
        'signal',
        'Signal',
        2021,
        '1 h 36 min',
        'Radio amateurs who kept a country talking.',
        'An aerial on a green hill',
      ),
      title(
        'thaw',
        'Thaw',
        2026,
        '3 episodes',
        'Scientists drill where the ground gives way.',
        'A tent on melting ice',
      ),
      title(
        'hands',
        'Hands',
        2024,
        '1 h 5 min',
        'People who make one thing all their lives.',
        'A potter at the wheel',
      ),
    ],
  },
];

export const captions = {
  speech: [
    'Narrator: Every evening at nine the light goes on.',
    '[waves breaking] Mara: There is a letter in the bottle.',
    'Mara: It has my name on it.',
    'Narrator: Tidewater. All eight episodes, only on Lumen.',
  ],
  empty: ['[Music]', '[Speaking]', '[Music]', '[Music]'],
};
