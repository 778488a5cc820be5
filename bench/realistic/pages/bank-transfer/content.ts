export const accounts = [
  { id: 'everyday', name: 'Everyday account', number: '20-14-53 4471 2290', balance: '£2,418.06' },
  { id: 'bills', name: 'Bills account', number: '20-14-53 4471 8812', balance: '£640.00' },
  { id: 'rainy', name: 'Rainy day savings', number: '20-14-53 9903 1107', balance: '£5,120.75' },
];

export const payees = [
  'Ana Duarte',
  'Bright Window Cleaning',
  'Callum Reid',
  'Eastfield Primary School',
  'Kaya Lettings',
  'Northmoor Council',
  'Oleander Florists',
  'Priory Road Surgery',
];

export const rates: [string, string][] = [
  ['Euro', '1.1712'],
  ['US dollar', '1.2984'],
  ['Swiss franc', '1.1120'],
  ['Polish zloty', '5.0231'],
  ['Indian rupee', '109.41'],
  ['Turkish lira', '52.10'],
];

export const movements: { day: string; who: string; kind: string; amount: number }[] = [
  { day: '22 Nov', who: 'Harbour Bakery', kind: 'Card', amount: -6.4 },
  { day: '21 Nov', who: 'Callum Reid', kind: 'Transfer', amount: 45 },
  { day: '21 Nov', who: 'Northern Rail', kind: 'Card', amount: -28.9 },
  { day: '20 Nov', who: 'Quayworks Pottery', kind: 'Salary', amount: 1975.2 },
  { day: '19 Nov', who: 'Kaya Lettings', kind: 'Standing order', amount: -820 },
  { day: '18 Nov', who: 'Priory Road Surgery', kind: 'Card', amount: -9.9 },
  { day: '17 Nov', who: 'Oleander Florists', kind: 'Card', amount: -24 },
  { day: '16 Nov', who: 'Energy Co-op', kind: 'Direct debit', amount: -71.35 },
  { day: '15 Nov', who: 'Tax office', kind: 'Refund', amount: 112.6 },
  { day: '14 Nov', who: 'Market Hall Greengrocer', kind: 'Card', amount: -18.25 },
];

export const planned: { id: string; who: string; amount: string; day: string }[] = [
  { id: 'p1', who: 'Kaya Lettings', amount: '£820.00', day: '1 December' },
  { id: 'p2', who: 'Eastfield Primary School', amount: '£36.50', day: '4 December' },
  { id: 'p3', who: 'Northmoor Council', amount: '£141.00', day: '10 December' },
];

export const spending: [string, number][] = [
  ['July', 412],
  ['August', 538],
  ['September', 466],
  ['October', 601],
  ['November', 389],
];
