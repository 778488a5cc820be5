import type { SiteConfig } from '@curbcut/model/site';
import { references, type ReferenceId } from '../../lib/references.ts';

interface Resource {
  name: string;
  url: string;
  /** One sentence: what it is for. */
  purpose: string;
}

export interface ResourceGroup {
  id: string;
  title: string;
  resources: readonly Resource[];
}

function reference(id: ReferenceId, purpose: string): Resource {
  return { ...references[id], purpose };
}

/** Other people's work that is worth knowing. */
export const resourceGroups: readonly ResourceGroup[] = [
  {
    id: 'standards',
    title: 'Standards and law',
    resources: [
      reference(
        'wcagQuickReference',
        'All success criteria with techniques, to be filtered by level and topic: the page to keep open while you build.',
      ),
      reference('wcag22', 'The standard itself, for the exact words when two people disagree.'),
      reference(
        'understandingWcag',
        'One page for each criterion, with its intent, its exceptions and known failures.',
      ),
      reference(
        'apg',
        'Patterns for widgets such as tabs, menus and dialogs: the roles, states and keys that people expect.',
      ),
      reference(
        'actRules',
        'Written test rules with examples that pass and fail, which is how tools agree on what they report.',
      ),
      reference(
        'en301549',
        'The European standard for accessible products and services; its web chapter takes over WCAG 2.1 A and AA.',
      ),
      reference(
        'accessibilityAct',
        'The European law on products and services for consumers, online shops among them.',
      ),
      reference(
        'section508',
        'What information technology of the United States federal government must meet.',
      ),
      reference(
        'adaWebRule',
        'The rule for websites and apps of state and local governments in the United States, explained by the Department of Justice.',
      ),
    ],
  },
  {
    id: 'screen-readers',
    title: 'Screen readers',
    resources: [
      {
        name: 'NVDA',
        url: 'https://www.nvaccess.org/',
        purpose: 'Free and open screen reader for Windows: a good first one to test with.',
      },
      {
        name: 'JAWS',
        url: 'https://www.freedomscientific.com/products/software/jaws/',
        purpose: 'Commercial screen reader for Windows, common in workplaces.',
      },
      {
        name: 'Narrator',
        url: 'https://support.microsoft.com/en-us/windows/complete-guide-to-narrator-e4397a0d-ef4f-b386-d8ae-c172f109bdb1',
        purpose: 'Comes with Windows: start it with Windows logo key + Ctrl + Enter.',
      },
      {
        name: 'VoiceOver',
        url: 'https://support.apple.com/guide/voiceover/welcome/mac',
        purpose: 'Comes with macOS and iOS; on a Mac, Command + F5 starts it.',
      },
      {
        name: 'TalkBack',
        url: 'https://support.google.com/accessibility/android/answer/6283677',
        purpose: 'Comes with most Android phones, and reads what is under the finger.',
      },
      {
        name: 'Orca',
        url: 'https://orca.gnome.org/',
        purpose: 'Free and open screen reader for Linux desktops.',
      },
    ],
  },
  {
    id: 'browser-tools',
    title: 'Tools in the browser and in the build',
    resources: [
      {
        name: 'Firefox Accessibility Inspector',
        url: 'https://firefox-source-docs.mozilla.org/devtools-user/accessibility_inspector/',
        purpose: 'Shows the accessibility tree, and draws the order of the Tab key on the page.',
      },
      {
        name: 'Chrome DevTools accessibility reference',
        url: 'https://developer.chrome.com/docs/devtools/accessibility/reference',
        purpose: 'How to look at names, roles and contrast, and how to simulate color blindness.',
      },
      {
        name: 'axe-core',
        url: 'https://github.com/dequelabs/axe-core',
        purpose:
          'The rule engine to put into your own tests; one of the engines that Curbcut runs.',
      },
      {
        name: 'Alfa',
        url: 'https://github.com/Siteimprove/alfa',
        purpose:
          'A rule engine that shares nothing with axe-core, for tests of your own; Curbcut runs the rules of it that add something.',
      },
      {
        name: 'Lighthouse',
        url: 'https://developer.chrome.com/docs/lighthouse/overview',
        purpose:
          'Audits for accessibility, speed and more; its accessibility audits run in Curbcut.',
      },
      {
        name: 'Accessibility Insights',
        url: 'https://accessibilityinsights.io/',
        purpose: 'Leads through the tests that need a person, step by step.',
      },
      {
        name: 'WAVE',
        url: 'https://wave.webaim.org/',
        purpose:
          'Draws its findings onto the page, which helps editors without access to the code.',
      },
      {
        name: 'Nu Html Checker',
        url: 'https://validator.w3.org/nu/',
        purpose: 'Finds broken markup, which is behind many a strange result.',
      },
      {
        name: 'WebAIM Contrast Checker',
        url: 'https://webaim.org/resources/contrastchecker/',
        purpose: 'Compares two colors and says whether they reach 4.5:1 or 3:1.',
      },
      reference('waiTesting', 'How to test, how to involve people, and how to report the result.'),
    ],
  },
];

const ownPages = [
  { to: '/blog', label: 'Accessibility Blog', purpose: 'Longer texts, with code and sources.' },
  { to: '/help', label: 'Help Center', purpose: 'How to scan, and what the results mean.' },
  { to: '/status', label: 'System Status', purpose: 'Whether this service works right now.' },
  {
    to: '/free-scan',
    label: 'Free Scan',
    purpose: 'One page, without an account.',
  },
  { to: '/register', label: 'Sign Up', purpose: 'Keep your scans, compare them, see trends.' },
] as const;

/** Pages of ours that there are where registration is as told. */
export function ownPagesOf(registration: SiteConfig['registration']) {
  return ownPages.filter(({ to }) => registration !== 'off' || to !== '/register');
}
