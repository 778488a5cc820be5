interface LeftToPeople {
  /** What only a person can judge: a sentence that begins with `Whether`. */
  person: string;
  /** What a program could find and Curbcut does not look for; left out where there is nothing of the kind. */
  notYet?: string;
}

/** Of each criterion of level A and AA, what rules leave open. No program can test the whole of one. */
export const leftToPeople: Readonly<Record<string, LeftToPeople>> = {
  '1.1.1': {
    person: 'Whether the alternative says what the picture says.',
    notYet: 'Pictures that are drawn by code or as a background without any hint of what they are.',
  },
  '1.2.1': { person: 'Whether there is a text or a sound track that says the same.' },
  '1.2.2': { person: 'Whether the captions say what is heard, and by whom.' },
  '1.2.3': { person: 'Whether a description or a text says what is only seen in the video.' },
  '1.2.4': { person: 'Whether live sound has captions while it runs.' },
  '1.2.5': { person: 'Whether what is only seen in the video is also spoken.' },
  '1.3.1': {
    person: 'Whether what looks like a heading, a list, a table or a group is marked as one.',
  },
  '1.3.2': {
    person: 'Whether the text makes sense in the order of the code.',
    notYet: 'Blocks of text that are placed by styles in another order within one line.',
  },
  '1.3.3': { person: 'Whether instructions can be followed without seeing shape, size or place.' },
  '1.3.4': {
    person: 'Whether there is a reason to allow one orientation only.',
    notYet: 'Content that is turned back when the device is turned, by code.',
  },
  '1.3.5': {
    person: 'Whether each field about the user says what it asks for.',
    notYet: 'Fields about the user without any autocomplete value.',
  },
  '1.4.1': {
    person:
      'Whether color alone says what a line of a chart or a single word is, or what is wrong or chosen later.',
  },
  '1.4.2': { person: 'Whether sound that starts by itself ends, or can be stopped.' },
  '1.4.3': {
    person: 'Whether text can be read on a picture or a gradient.',
    notYet: 'The colors of a choice that is made on the page.',
  },
  '1.4.4': {
    person: 'Whether everything still works with text twice as large.',
    notYet: 'Text that is covered by other text when it is enlarged.',
  },
  '1.4.5': { person: 'Whether a picture of text could be text.' },
  '1.4.10': {
    person: 'Whether what scrolls sideways needs two dimensions to be understood.',
    notYet: 'What a script takes away on a narrow screen only when it is used.',
  },
  '1.4.11': {
    person: 'Whether a part of a picture has to be seen to understand it.',
    notYet:
      'The contrast of lines and areas in charts and maps, and of signs of the focus over pictures.',
  },
  '1.4.12': {
    person: 'Whether everything can still be read with wider spacing.',
    notYet: 'Text that is cut off in what has to be opened first.',
  },
  '1.4.13': {
    person: 'Whether what appears can be read at leisure.',
    notYet: 'What appears with the focus only.',
  },
  '2.1.1': {
    person: 'Whether everything that the mouse can do can be done with keys.',
    notYet:
      'What is done on a canvas, in frames of other websites and with the mouse alone in what has to be opened first.',
  },
  '2.1.2': {
    person: 'Whether a way out that is not the usual one is explained.',
    notYet: 'Places that hold the focus only after something was written or played.',
  },
  '2.1.4': {
    person: 'Whether single keys that do something can be turned off or changed.',
    notYet: 'Keys that only do something in a part of the page that is open.',
  },
  '2.2.1': {
    person: 'Whether a limit of time can be turned off or made longer.',
    notYet: 'Limits that the server sets, and those of more than 20 minutes.',
  },
  '2.2.2': {
    person: 'Whether movement is needed, and can be stopped.',
    notYet: 'Movement on a canvas, in a frame by script, or when the page is used.',
  },
  '2.3.1': {
    person: 'Whether something flashes brightly or in red.',
    notYet: 'Flashes in pictures, in videos and on a canvas.',
  },
  '2.4.1': { person: 'Whether what is repeated on many pages can be skipped.' },
  '2.4.2': {
    person: 'Whether the title names what is on the page.',
  },
  '2.4.3': {
    person: 'Whether the order of the focus keeps the meaning.',
    notYet: 'The order within what is opened, other than dialogs.',
  },
  '2.4.4': {
    person: 'Whether the text around a link says where it leads.',
  },
  '2.4.5': {
    person: 'Whether a page that no navigation of the site leads to is a step of a process.',
  },
  '2.4.6': { person: 'Whether headings and labels say what they are about.' },
  '2.4.7': {
    person: 'Whether it is always seen where the focus is.',
    notYet: 'Controls in frames of other websites and on a canvas.',
  },
  '2.4.11': {
    person: 'Whether something that the user opened covers the focus.',
    notYet: 'What covers the focus in a state that has to be opened first.',
  },
  '2.5.1': {
    person: 'Whether what a gesture does can be done with single clicks.',
    notYet: 'Gestures of more than two fingers, and those in frames and on a canvas.',
  },
  '2.5.2': {
    person: 'Whether a click can be taken back before it counts.',
    notYet: 'What acts when a finger touches it, in frames and on a canvas.',
  },
  '2.5.3': {
    person: 'Whether words in a picture belong to the name of its control.',
    notYet: 'Words that are part of a picture.',
  },
  '2.5.4': {
    person:
      'Whether what moving the device does can also be done with controls, and be turned off.',
    notYet:
      'What moving the device does in frames and on a canvas, or only once somebody has turned it on.',
  },
  '2.5.7': {
    person: 'Whether what is dragged can also be moved with clicks.',
    notYet: 'What is dragged in frames and on a canvas.',
  },
  '2.5.8': { person: 'Whether a small target has an equal one, or has to be small.' },
  '3.1.1': {
    person: 'Whether the language is the right one, where a page says little or mixes languages.',
  },
  '3.1.2': {
    person: 'Whether parts in another language say so.',
    notYet: 'Single words in another language of the same script.',
  },
  '3.2.1': {
    person: 'Whether something that happens on focus confuses.',
    notYet: 'What happens in frames of other websites.',
  },
  '3.2.2': {
    person: 'Whether something that happens on input was announced.',
    notYet: 'Fields of forms with passwords or cards, which are left alone.',
  },
  '3.2.3': {
    person: 'Whether the user chose another order of the navigation on a page of the site.',
  },
  '3.2.4': {
    person: 'Whether two controls on pages of the site do the same.',
  },
  '3.2.6': {
    person: 'Whether ways to get help stand in the same order on all pages of the site.',
  },
  '3.3.1': {
    person: 'Whether messages say which field is wrong, and how.',
    notYet: 'Forms that take passwords or money, and steps after the first, sent with mistakes.',
  },
  '3.3.2': { person: 'Whether labels and hints say all that is needed to answer.' },
  '3.3.3': { person: 'Whether messages say how to put a mistake right.' },
  '3.3.4': {
    person: 'Whether orders, payments and data can be checked, corrected or taken back.',
  },
  '3.3.7': { person: 'Whether the same is asked twice in one task.' },
  '3.3.8': {
    person: 'Whether one can sign in without remembering, copying or solving anything.',
    notYet: 'Fields that refuse what is pasted in another way than by hearing it.',
  },
  '4.1.2': {
    person: 'Whether name, role and state are right, and change with what is shown.',
    notYet: 'Controls without any sign of one: no listener of their own, no pointer and no role.',
  },
  '4.1.3': {
    person: 'Whether messages are spoken when they appear.',
    notYet: 'Messages that need an answer of the server.',
  },
};
