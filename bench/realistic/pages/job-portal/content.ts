export interface Job {
  id: string;
  title: string;
  company: string;
  place: string;
  pay: number;
  hours: 'full' | 'part';
  home: boolean;
  posted: string;
  summary: string;
}

const job = (
  id: string,
  title: string,
  company: string,
  place: string,
  pay: number,
  hours: Job['hours'],
  home: boolean,
  posted: string,
  summary: string,
): Job => ({ id, title, company, place, pay, hours, home, posted, summary });

export const jobs: Job[] = [
  job(
    'bike',
    'Bicycle mechanic',
    'Spoke and Chain',
    'Bristol',
    27500,
    'full',
    false,
    'Today',
    'You repair touring and cargo bikes in a workshop of six, talk to the people who ride them, and teach an evening class once a month. Tools are ours, weekends are yours from the second Saturday on.',
  ),
  job(
    'data',
    'Data analyst, public transport',
    'Westline Buses',
    'Bath',
    38200,
    'full',
    true,
    'Today',
    'You find out why buses are late. Our timetable team needs somebody who turns ticket and location data into answers, explains them without jargon, and is not afraid of a spreadsheet with history.',
  ),
  job(
    'nurse',
    'Community nurse',
    'Severn Care Trust',
    'Gloucester',
    34100,
    'part',
    false,
    'Yesterday',
    'You visit people at home after a stay in hospital, change dressings, review medicines and notice what nobody has asked about. A car is provided and so is a proper handover at noon.',
  ),
  job(
    'editor',
    'Editor for school books',
    'Plumtree Press',
    'Anywhere',
    31800,
    'part',
    true,
    'Yesterday',
    'You take two geography titles a year from outline to print, together with authors, teachers and an illustrator. Experience with plain language matters more to us than a degree.',
  ),
  job(
    'chef',
    'Sous chef',
    'The Lock Keeper',
    'Bradford on Avon',
    29900,
    'full',
    false,
    '2 days ago',
    'You run the pass four evenings a week, write the vegetable half of the menu and order from farms that you can see from the terrace. Split shifts do not exist here.',
  ),
  job(
    'network',
    'Network engineer',
    'Avon Fibre',
    'Swindon',
    42600,
    'full',
    true,
    '2 days ago',
    'You plan and light the fiber routes of three counties. On call one week in six, paid, with a day off afterwards. We train people who come from the cable side.',
  ),
  job(
    'carer',
    'Night support worker',
    'Harbour House',
    'Bristol',
    26400,
    'part',
    false,
    '3 days ago',
    'You look after a small house for young adults from ten at night until seven. Most nights are quiet, and on the others you are never alone.',
  ),
  job(
    'teacher',
    'Swimming teacher',
    'Lido Community Pool',
    'Bristol',
    25200,
    'part',
    false,
    '4 days ago',
    'You teach children and nervous adults in groups of at most five, in warm water. We pay for the next certificate.',
  ),
];

/** Come with "Show more jobs". */
export const laterJobs = jobs.slice(4).map(({ id }) => id);

export const fields: [string, string][] = [
  ['care', 'Health and care'],
  ['craft', 'Craft and repair'],
  ['food', 'Food and hospitality'],
  ['office', 'Office and data'],
  ['teaching', 'Teaching'],
];

export const hours: [string, string][] = [
  ['full', 'Full time'],
  ['part', 'Part time'],
];

export const advice = [
  {
    id: 'cv',
    title: 'A one-page CV that gets read',
    text: 'What recruiters look at in the first ten seconds, and what they skip.',
  },
  {
    id: 'gap',
    title: 'Talking about a gap',
    text: 'Illness, children, a year abroad: how to name it in one sentence and go on.',
  },
  {
    id: 'rights',
    title: 'Your rights in a trial shift',
    text: 'When it must be paid, how long it may last and what to do if it is not.',
  },
];
