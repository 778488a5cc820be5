import type { Rule } from '../rule.ts';

/** What changes by itself or after an action: whether people are told, and have the time. */
export const announcementsRules: readonly Rule[] = [
  {
    id: 'status-message',
    revision: 1,
    title: 'Messages appear that screen readers do not announce',
    todo: 'Announce messages to screen readers',
    barrier:
      'What was done, found or gone wrong is written somewhere on the page, while the focus stays where it is. People who listen to a screen reader are told nothing and do not know whether anything happened.',
    remedy:
      'Put messages into an element with role="status", or role="alert" for errors, that is in the page before the message comes.',
    verification:
      'With a screen reader, press the control. The message is read without moving the focus.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['4.1.3'],
    level: 'AA',
    techniques: ['ARIA19', 'ARIA22', 'F103'],
    actRules: [],
    topic: 'wcag:4.1.3:message',
    trust: 'failure',
    detectedBy: { curbcut: ['status-message'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html',
  },
  {
    id: 'chat-log',
    revision: 1,
    title: 'New messages of a chat are not announced',
    todo: 'Announce new messages of the chat',
    barrier:
      'Somebody writes, and an answer comes in sight above. People who listen to a screen reader are told nothing of it, and do not know that anybody answered.',
    remedy:
      'Give the list of messages role="log" and a name. What is added to it is then read when it comes.',
    verification:
      'With a screen reader, write a message and wait for the answer. It is read while the focus stays in the field.',
    category: 'aria-labels',
    impact: 'serious',
    wcag: ['4.1.3'],
    level: 'AA',
    techniques: ['ARIA23', 'F103'],
    actRules: [],
    topic: 'wcag:4.1.3:log',
    trust: 'failure',
    detectedBy: { curbcut: ['chat-log'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA23',
  },
  {
    id: 'time-limit',
    revision: 1,
    title: 'Page ends by itself when nothing is done for a while',
    todo: 'Offer more time before it runs out',
    barrier:
      'People who read, type or decide slowly, or who have to rest, lose what they have done, and nobody asked whether they need more time.',
    remedy:
      'Do without the limit, or ask at least 20 seconds before it ends whether more time is needed, with a button that anybody can press in time and at least ten times. Keep what was written.',
    verification:
      'Write something into the page and leave it alone for 20 minutes. It is still there, or a message with a button for more time came before.',
    category: 'keyboard-navigation',
    impact: 'critical',
    wcag: ['2.2.1'],
    level: 'A',
    techniques: ['G133', 'G180', 'G198', 'SCR16', 'SCR1'],
    actRules: [],
    topic: 'wcag:2.2.1:time-limit',
    trust: 'failure',
    detectedBy: { curbcut: ['time-limit'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable.html',
  },
  {
    id: 'live-region-repeats',
    revision: 1,
    title: 'A live region speaks again and again by itself',
    todo: 'Let live regions speak only of what people have to know',
    barrier:
      'Screen reader users cannot read or write anything in peace: a clock, a countdown or a ticker is read out each time it changes, and breaks off what they were listening to.',
    remedy:
      'Take aria-live and the role away from what changes all the time, or give it role="timer", which keeps quiet. Announce the few moments that matter, such as the last minute.',
    verification:
      'Load the page with a screen reader and do nothing for a minute. It says at most what cannot wait.',
    category: 'keyboard-navigation',
    impact: 'serious',
    wcag: ['2.2.4'],
    level: 'AAA',
    techniques: ['SCR14'],
    actRules: [],
    topic: 'wcag:2.2.4:live-region',
    trust: 'failure',
    detectedBy: { curbcut: ['live-region-repeats'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/interruptions.html',
  },
  {
    id: 'short-message',
    revision: 1,
    title: 'Messages with something to press disappear by themselves',
    todo: 'Keep messages with buttons until they are closed',
    barrier:
      'The message is gone before people who use magnification, a switch or a screen reader have found its button, and what it offered can no longer be had.',
    remedy:
      'Keep the message until people close it, or offer the same in a place that stays, such as a list of what was done. A dialog with a limit offers more time before it ends.',
    verification:
      'Bring the message and wait for 20 seconds. It is still there, and its button works.',
    category: 'keyboard-navigation',
    impact: 'moderate',
    wcag: ['2.2.1'],
    level: 'A',
    techniques: ['G198', 'SCR16'],
    actRules: [],
    topic: 'wcag:2.2.1:short-message',
    trust: 'failure',
    detectedBy: { curbcut: ['short-message'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable.html',
  },
];
