import type { AxeRuleTable } from './axe-rule-entry.ts';

/** Images, image maps and media: what is seen or heard needs an alternative. */
export const imageRules = {
  'area-alt': {
    category: 'image-accessibility',
    topic: 'act:c487ae',
    impact: 'critical',
    title: 'Image map areas have no alternative text',
    description:
      'A clickable area of an image map is a link. Without alternative text a screen reader can only read out its address, so nobody who cannot see the picture knows where it leads.',
    help: 'Give each area element with an href an alt attribute that names the destination of the link.',
    actRules: ['c487ae'],
    trust: 'failure',
  },
  'audio-caption': {
    category: 'image-accessibility',
    topic: 'act:e7aa44',
    impact: 'critical',
    title: 'Audio may have no transcript or captions',
    description:
      'People who are deaf or hard of hearing get nothing from a recording unless its content is also there as text.',
    help: 'Put a transcript next to the audio player or link to one. Check that it holds everything that is said and every sound that matters.',
    actRules: ['2eb176', 'afb423', 'e7aa44'],
    trust: 'review',
  },
  'image-alt': {
    category: 'image-accessibility',
    topic: 'act:23a2a8',
    impact: 'critical',
    title: 'Images have no alternative text',
    description:
      'Blind people hear only the file name of an image, or nothing at all, when it has no alternative text. Whatever the image says is lost to them.',
    help: 'Add an alt attribute that says in a few words what the image tells its viewers. Use an empty one (alt="") when the image is pure decoration.',
    actRules: ['23a2a8'],
    trust: 'failure',
  },
  'image-redundant-alt': {
    category: 'image-accessibility',
    topic: 'bp:redundant-alternative-text',
    impact: 'minor',
    title: 'Alternative text of images repeats the text beside it',
    description:
      'When a link or button holds an image and the same words as text, screen reader users hear those words twice.',
    help: 'Set alt="" on the image when the text in the same link or button already says it.',
    actRules: [],
    trust: 'failure',
  },
  'input-image-alt': {
    category: 'image-accessibility',
    topic: 'act:59796f',
    impact: 'critical',
    title: 'Image buttons have no alternative text',
    description:
      'An image button without alternative text has no name. Screen reader users hear just "button", and people who use voice control cannot call it.',
    help: 'Add an alt attribute to the input that says what the button does, for example alt="Search".',
    actRules: ['59796f'],
    trust: 'failure',
  },
  'no-autoplay-audio': {
    category: 'image-accessibility',
    topic: 'act:80f0bf',
    impact: 'moderate',
    title: 'Sound plays by itself and cannot be stopped',
    description:
      'Audio or video that starts on its own drowns out the voice of a screen reader and distracts people who have trouble concentrating.',
    help: 'Remove the autoplay attribute, or mute the media. If it must play for more than three seconds, add the controls attribute so that people can pause it or turn it down.',
    actRules: ['80f0bf', '4c31df', 'aaa1bf'],
    trust: 'failure',
  },
  'object-alt': {
    category: 'image-accessibility',
    topic: 'act:8fc3b6',
    impact: 'serious',
    title: 'Embedded objects have no text alternative',
    description:
      'Screen readers cannot look inside most embedded objects. Without a text alternative blind people do not learn what the object shows.',
    help: 'Name the object element with aria-label, aria-labelledby or a title attribute that describes its content.',
    actRules: ['8fc3b6'],
    trust: 'failure',
  },
  'role-img-alt': {
    category: 'image-accessibility',
    topic: 'act:23a2a8',
    impact: 'serious',
    title: 'Elements with the role img have no alternative text',
    description:
      'An element that is announced as an image but has no alternative text tells screen reader users that there is a picture, and not what it shows.',
    help: 'Describe the picture with aria-label or aria-labelledby. Hide it with aria-hidden="true" when it is only decoration.',
    actRules: ['23a2a8'],
    trust: 'failure',
  },
  'server-side-image-map': {
    category: 'image-accessibility',
    topic: 'wcag:2.1.1:server-side-image-map',
    impact: 'minor',
    title: 'Server-side image maps only work with a mouse',
    description:
      'A server-side image map needs the exact point of a click. People who use a keyboard or a screen reader cannot choose any of its regions.',
    help: 'Remove the ismap attribute. Use a client-side image map (map and area elements with alternative text) or plain links instead.',
    actRules: [],
    trust: 'failure',
  },
  'svg-img-alt': {
    category: 'image-accessibility',
    topic: 'act:7d6734',
    impact: 'serious',
    title: 'SVG images have no alternative text',
    description:
      'An SVG drawing that is exposed as an image but has no accessible name is silent or meaningless for people who use a screen reader.',
    help: 'Add a title element as the first child of the svg, or an aria-label, that says what the image shows. Use aria-hidden="true" for decoration.',
    actRules: ['7d6734'],
    trust: 'failure',
  },
  'video-caption': {
    category: 'image-accessibility',
    topic: 'act:eac66b',
    impact: 'critical',
    title: 'Video has no captions',
    description:
      'People who are deaf or hard of hearing cannot follow the speech and sounds of a video without captions.',
    help: 'Add a track element with kind="captions" and a caption file in the language of the video. Check captions that were made by a machine before you publish them.',
    actRules: ['eac66b', 'f51b46'],
    trust: 'failure',
  },
} as const satisfies AxeRuleTable;
