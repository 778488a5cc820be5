interface Mail {
  id: string;
  from: string;
  address: string;
  subject: string;
  date: string;
  unread: boolean;
  text: string[];
  picture?: { file: string; alternative: string };
}

const mail = (
  id: string,
  from: string,
  address: string,
  subject: string,
  date: string,
  unread: boolean,
  ...text: string[]
): Mail => ({ id, from, address, subject, date, unread, text });

export const mails: Mail[] = [
  {
    ...mail(
      'm1',
      'Ines Calder',
      'ines.calder@quayworks.example',
      'Floor plan for the new studio',
      '9:41',
      true,
      'Hello Robin, the architect sent the second version of the plan. The kiln has moved to the north wall, so that the door to the yard stays free.',
      'Could you check by Thursday whether the shelves still fit? I would rather not order them twice.',
    ),
    picture: {
      file: 'plan',
      alternative:
        'Plan of the studio: kiln in the north, shelves along both long walls, door to the yard in the east',
    },
  },
  mail(
    'm2',
    'Harbor Library',
    'notices@harborlibrary.example',
    'Two of your loans are due on Friday',
    '8:15',
    true,
    'The Salt Path and A Field Guide to Lichens are due on Friday. You can renew both once more, as nobody is waiting for them.',
  ),
  mail(
    'm3',
    'Tomasz Wrona',
    'tomasz@wrona.example',
    'Re: Rehearsal moved to the hall',
    'Yesterday',
    false,
    'The hall is ours from six. I have the key, and the heating goes on at five. Bring your own stand, there are only four.',
  ),
  mail(
    'm4',
    'Lakeside Dental',
    'reception@lakesidedental.example',
    'Your appointment on 3 December',
    'Yesterday',
    true,
    'This is a reminder of your appointment with Dr. Amadi on 3 December at 10:20. Call us until the day before if you need another time.',
  ),
  mail(
    'm5',
    'Priya Raman',
    'priya.raman@quayworks.example',
    'Invoice 2026-118',
    'Mon',
    false,
    'The invoice for the October workshop is attached to the shared folder. Payment within thirty days is fine.',
  ),
  mail(
    'm6',
    'Allotment Society',
    'committee@allotments.example',
    'Water is turned off from Saturday',
    'Mon',
    false,
    'As every winter the standpipes are turned off before the first frost. Please empty your butts and leave the taps open.',
  ),
  mail(
    'm7',
    'Jonas Feld',
    'jonas@feld.example',
    'Photos of the weekend',
    'Sun',
    true,
    'I have put all two hundred into one folder. The ones on the ridge are the best, in spite of the fog.',
  ),
  mail(
    'm8',
    'City Cycling Forum',
    'list@cityforum.example',
    'Agenda for the meeting in December',
    'Sun',
    false,
    'We speak about the crossing at Mill Lane, the racks at the station and the budget for next year. Everybody is welcome.',
  ),
  mail(
    'm9',
    'Marguerite Dunn',
    'm.dunn@quayworks.example',
    'Glaze tests, third round',
    'Sat',
    false,
    'Numbers four and nine came out well. Seven crawled again, so I will thin it. Samples are on the window sill.',
  ),
  mail(
    'm10',
    'Northern Rail',
    'tickets@northernrail.example',
    'Your ticket to Carlisle',
    'Fri',
    false,
    'Outward 07:52 from platform 4, change at Skipton. Your seat is 23 in coach B, facing forward, at a table.',
  ),
  mail(
    'm11',
    'Ines Calder',
    'ines.calder@quayworks.example',
    'Who has the big ladder?',
    'Fri',
    false,
    'It was in the yard on Tuesday. If you borrowed it, please bring it back before the electrician comes.',
  ),
  mail(
    'm12',
    'Bakehouse Orders',
    'orders@bakehouse.example',
    'Your standing order changes',
    'Thu',
    false,
    'Rye is baked on Wednesdays and Saturdays from now on. Your half loaf of Thursday moves to Wednesday.',
  ),
  mail(
    'm13',
    'Oluwaseun Bello',
    'seun@bello.example',
    'Reading group: next book',
    '12 Nov',
    false,
    'Most votes went to the novel about the ferry. We meet on the ninth, at my place this time, with soup.',
  ),
  mail(
    'm14',
    'Energy Co-op',
    'members@energycoop.example',
    'Your reading for October',
    '11 Nov',
    false,
    'You used 214 kilowatt hours, eleven less than last year. Your payment stays the same until spring.',
  ),
];

export const folders = [
  { id: 'inbox', name: 'Inbox' },
  { id: 'archive', name: 'Archive' },
  { id: 'sent', name: 'Sent' },
  { id: 'receipts', name: 'Receipts' },
  { id: 'travel', name: 'Travel' },
];
