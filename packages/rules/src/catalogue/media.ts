import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** Sound and video. */
export const mediaRules: readonly Rule[] = [
  {
    id: 'audio-caption',
    revision: 1,
    title: 'Audio may have no transcript or captions',
    todo: 'Check that the audio has a transcript',
    barrier:
      'People who are deaf or hard of hearing get nothing from a recording unless its content is also there as text.',
    remedy:
      'Put a transcript next to the audio player or link to one. Check that it holds everything that is said and every sound that matters.',
    verification:
      'Look for a transcript beside the player and read it while you listen. It holds everything that is said, who says it, and every sound that matters.',
    category: 'image-accessibility',
    impact: 'critical',
    wcag: ['1.2.1'],
    level: 'A',
    techniques: ['G158'],
    actRules: ['2eb176', 'afb423', 'e7aa44'],
    topic: 'act:e7aa44',
    trust: 'review',
    detectedBy: {},
    helpUrl: axeHelp('audio-caption'),
  },
  {
    id: 'no-autoplay-audio',
    revision: 1,
    title: 'Sound plays by itself and cannot be stopped',
    todo: 'Stop sound from playing by itself',
    barrier:
      'Audio or video that starts on its own drowns out the voice of a screen reader and distracts people who have trouble concentrating.',
    remedy:
      'Remove the autoplay attribute, or mute the media. If it must play for more than three seconds, add the controls attribute so that people can pause it or turn it down.',
    verification:
      'Load the page anew with the sound turned on. Nothing is heard, or it ends within three seconds, or a control near the top of the page pauses it and is reached by keyboard.',
    category: 'image-accessibility',
    impact: 'moderate',
    wcag: ['1.4.2'],
    level: 'A',
    techniques: ['F23', 'F93', 'G60', 'G170', 'G171'],
    actRules: ['80f0bf', '4c31df', 'aaa1bf'],
    topic: 'act:80f0bf',
    trust: 'failure',
    onlyAsked: ['axe'],
    detectedBy: { axe: ['no-autoplay-audio'], curbcut: ['no-autoplay-audio'] },
    helpUrl: axeHelp('no-autoplay-audio'),
  },
  {
    id: 'video-caption',
    revision: 1,
    title: 'Video has no captions',
    todo: 'Give the video captions',
    barrier:
      'People who are deaf or hard of hearing cannot follow the speech and sounds of a video without captions.',
    remedy:
      'Add a track element with kind="captions" and a caption file in the language of the video. Check captions that were made by a machine before you publish them.',
    verification:
      'Play the video without sound and turn on its captions. They show all speech, who is speaking and every sound that matters, in time with the picture.',
    category: 'image-accessibility',
    impact: 'critical',
    wcag: ['1.2.2'],
    level: 'A',
    techniques: ['F75', 'G87', 'H95'],
    actRules: ['eac66b', 'f51b46'],
    topic: 'act:eac66b',
    trust: 'failure',
    onlyAsked: ['axe', 'lighthouse'],
    detectedBy: { axe: ['video-caption'], lighthouse: ['video-caption'] },
    helpUrl: axeHelp('video-caption'),
  },
  {
    id: 'audio-transcript',
    revision: 1,
    title: 'Recordings have no text that says the same',
    todo: 'Write down what the recordings say',
    barrier:
      "Deaf people and those who can't play sound get nothing of what is said. A recording can't be searched, skimmed or translated either.",
    remedy:
      'Write down what is said and which sounds matter, and put the text beside the recording or link to it there.',
    verification:
      'Listen to the recording. The same words stand beside it, or one link leads from there to them.',
    category: 'image-accessibility',
    impact: 'critical',
    wcag: ['1.2.1'],
    level: 'A',
    techniques: ['G158'],
    actRules: ['e7aa44', '2eb176', 'afb423'],
    topic: 'wcag:1.2.1:audio-transcript',
    trust: 'failure',
    detectedBy: { curbcut: ['audio-transcript'] },
    helpUrl:
      'https://www.w3.org/WAI/WCAG22/Understanding/audio-only-and-video-only-prerecorded.html',
  },
  {
    id: 'moving-content',
    revision: 1,
    title: 'Content moves and cannot be paused',
    todo: 'Offer a button that pauses what moves',
    barrier:
      "People who are easily distracted can't read the rest of the page while something on it moves, and those who read slowly lose what changes before they are done. Some get dizzy.",
    remedy:
      'Let the movement start only when people ask for it, or end within five seconds. Else put a button beside it, first in its order, that pauses or hides it, also with the keyboard.',
    verification:
      'Load the page and touch nothing. After five seconds nothing moves, blinks or changes by itself, or a control near it stops that for good.',
    category: 'image-accessibility',
    impact: 'serious',
    wcag: ['2.2.2'],
    level: 'A',
    techniques: ['F16', 'F50', 'F112', 'G4', 'G186'],
    actRules: ['efbfc7'],
    topic: 'act:efbfc7',
    trust: 'failure',
    detectedBy: { curbcut: ['moving-content'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html',
  },
  {
    id: 'motion-goes-on',
    revision: 1,
    title: 'Large motion goes on for people who have asked for less',
    todo: 'Let the motion end where people prefer less of it',
    barrier:
      'Large things that slide, grow or turn make people with disorders of balance dizzy or sick. They have set their device to less motion, and the page moves all the same.',
    remedy:
      'Put the animation into “@media (prefers-reduced-motion: no-preference)”, or end it in “@media (prefers-reduced-motion: reduce)”. In scripts ask matchMedia for the same before anything is set in motion. Fades and changes of color may stay.',
    verification:
      'Turn on “Reduce motion” in the settings of the system, or emulate prefers-reduced-motion in the browser’s developer tools, and load the page. Nothing large slides, grows or turns by itself.',
    category: 'image-accessibility',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['C39', 'SCR40'],
    actRules: [],
    topic: 'bp:motion-goes-on',
    explainedBy: [
      { rules: ['moving-content'], where: 'same' },
      { rules: ['moving-content'], where: 'around' },
    ],
    trust: 'failure',
    detectedBy: { curbcut: ['motion-goes-on'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Techniques/css/C39',
  },
  {
    id: 'motion-on-scroll',
    revision: 1,
    title: 'Scrolling sets off motion that people cannot switch off',
    todo: 'Remove motion on scrolling where people prefer less of it',
    barrier:
      'Parts that slide in, or move at another pace than the page, make people with disorders of balance dizzy or sick as soon as they scroll. They have set their device to less motion, and the page moves all the same.',
    remedy:
      'Put what moves on scrolling into “@media (prefers-reduced-motion: no-preference)”, and ask matchMedia for the same in scripts that move something. Let it appear in its place, or fade, for all others.',
    verification:
      'Turn on “Reduce motion” in the settings of the system, or emulate prefers-reduced-motion in the browser’s developer tools, load the page and scroll down. Everything moves with the page and nothing slides into its place.',
    category: 'image-accessibility',
    impact: 'moderate',
    wcag: ['2.3.3'],
    level: 'AAA',
    techniques: ['C39', 'SCR40'],
    actRules: [],
    topic: 'wcag:2.3.3:motion-on-scroll',
    trust: 'failure',
    detectedBy: { curbcut: ['motion-on-scroll'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/animation-from-interactions.html',
  },
  {
    id: 'flashing',
    revision: 1,
    title: 'Something large flashes more than three times a second',
    todo: 'Stop the flashing',
    barrier:
      'Flashes that are large, bright and fast can cause seizures in people with photosensitive epilepsy, before they can look away.',
    remedy:
      'Leave the flashing out. Where something has to blink, let it do so three times a second at most, on a small part of the page, or with hardly any change of brightness.',
    verification:
      'Load the page and watch it for some seconds. Nothing larger than about 150 by 150 pixels flashes more than three times within a second.',
    category: 'image-accessibility',
    impact: 'critical',
    wcag: ['2.3.1'],
    level: 'A',
    techniques: ['G15', 'G19', 'G176'],
    actRules: [],
    topic: 'wcag:2.3.1:flashing',
    trust: 'failure',
    detectedBy: { curbcut: ['flashing'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/three-flashes-or-below-threshold.html',
  },
  {
    id: 'caption-words',
    revision: 1,
    title: 'Captions do not say what is heard',
    todo: 'Write into the captions what is heard',
    barrier:
      'Deaf people turn on captions to read what is said. Captions that are empty, or only note that somebody speaks, leave them with nothing.',
    remedy:
      'Write into the caption file every sentence that is said, with who says it, and the sounds that matter, each at its time.',
    verification:
      'Play the video with captions and sound. Whatever is said is shown at the same time, from the beginning to the end.',
    category: 'image-accessibility',
    impact: 'critical',
    wcag: ['1.2.2'],
    level: 'A',
    techniques: ['F8'],
    actRules: [],
    topic: 'wcag:1.2.2:caption-words',
    trust: 'failure',
    detectedBy: { curbcut: ['caption-words'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/captions-prerecorded.html',
  },
];
