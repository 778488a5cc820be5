export const amounts: [number, string][] = [
  [10, 'buys a filter that keeps a household in clean water for half a year'],
  [25, 'pays a mason for a day at a village well'],
  [60, 'brings a water tester to four villages'],
  [150, 'repairs a broken hand pump for good'],
];

export const uses: { id: string; share: number; name: string; text: string }[] = [
  {
    id: 'wells',
    share: 61,
    name: 'Wells and pumps',
    text: 'Drilling, masonry and spare parts, bought in the country wherever they are made there.',
  },
  {
    id: 'people',
    share: 22,
    name: 'Training',
    text: 'Two people of every village learn to look after their pump, and are paid while they learn.',
  },
  {
    id: 'tests',
    share: 9,
    name: 'Testing',
    text: 'Each well is tested four times a year by somebody who has not built it.',
  },
  {
    id: 'office',
    share: 8,
    name: 'Running costs',
    text: 'Eleven salaries, one office, the audit, and letters like the one you may have received.',
  },
];

export const stories = [
  {
    id: 'amina',
    name: 'Amina Diallo',
    place: 'Kolda, Senegal',
    text: 'I used to leave before the sun to be back for school. Now my daughters sleep until six, and the pump is next to the baobab.',
    alt: 'A smiling woman with black hair in an orange dress',
  },
  {
    id: 'samuel',
    name: 'Samuel Otieno',
    place: 'Homa Bay, Kenya',
    text: 'I repair eleven pumps. People call me at night, and I come, because they came for me when I was ill.',
    alt: 'A smiling man with short dark hair in a green shirt',
  },
  {
    id: 'rosa',
    name: 'Rosa Quispe',
    place: 'Puno, Peru',
    text: 'The spring was always ours. What we did not have was the pipe, and somebody who would dig with us.',
    alt: 'A smiling woman with brown hair in a red cardigan',
  },
];

export const donors = [
  'Kathleen gave £25 from Derry',
  'Somebody gave £10 from Leeds',
  'The Hartley family gave £60 from York',
  'Year 6 of Moss Lane School gave £148',
  'Ibrahim gave £25 from Cardiff',
];

export const events: [string, string, string][] = [
  ['5 December', 'Carols at the pump house', 'Kew Bridge, London'],
  ['12 December', 'Sponsored bath-free week ends', 'Everywhere'],
  ['17 January', 'Winter walk along the canal', 'Hebden Bridge'],
  ['8 March', 'Talk: who carries the water?', 'Town hall, Sheffield'],
];
