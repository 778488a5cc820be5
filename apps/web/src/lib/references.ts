/** Where the standards and sources that our texts name can be read. */
export const references = {
  wcag22: {
    name: 'Web Content Accessibility Guidelines (WCAG) 2.2',
    url: 'https://www.w3.org/TR/WCAG22/',
  },
  wcagQuickReference: {
    name: 'How to Meet WCAG (Quick Reference)',
    url: 'https://www.w3.org/WAI/WCAG22/quickref/',
  },
  understandingWcag: {
    name: 'Understanding WCAG 2.2',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/',
  },
  apg: {
    name: 'ARIA Authoring Practices Guide',
    url: 'https://www.w3.org/WAI/ARIA/apg/',
  },
  accessibleNames: {
    name: 'Accessible Name and Description Computation',
    url: 'https://www.w3.org/TR/accname-1.2/',
  },
  en301549: {
    name: 'EN 301 549 V3.2.1',
    url: 'https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf',
  },
  actRules: {
    name: 'ACT Rules',
    url: 'https://www.w3.org/WAI/standards-guidelines/act/rules/',
  },
  section508: {
    name: 'Section 508 standards',
    url: 'https://www.access-board.gov/ict/',
  },
  adaWebRule: {
    name: 'ADA rule on web content and mobile apps',
    url: 'https://www.ada.gov/resources/2024-03-08-web-rule/',
  },
  accessibilityAct: {
    name: 'Directive (EU) 2019/882, the European Accessibility Act',
    url: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
  },
  ontarioStandards: {
    name: 'Ontario Regulation 191/11',
    url: 'https://www.ontario.ca/laws/regulation/110191',
  },
  whoDisability: {
    name: 'World Health Organization, Disability (fact sheet)',
    url: 'https://www.who.int/news-room/fact-sheets/detail/disability-and-health',
  },
  waiTesting: {
    name: 'W3C WAI, Evaluating Web Accessibility',
    url: 'https://www.w3.org/WAI/test-evaluate/',
  },
  waiStories: {
    name: 'W3C WAI, Stories of Web Users',
    url: 'https://www.w3.org/WAI/people-use-web/user-stories/',
  },
  waiForms: {
    name: 'W3C WAI, Forms Tutorial',
    url: 'https://www.w3.org/WAI/tutorials/forms/',
  },
  waiImages: {
    name: 'W3C WAI, An alt Decision Tree',
    url: 'https://www.w3.org/WAI/tutorials/images/decision-tree/',
  },
  seoStarterGuide: {
    name: 'Google Search Central, SEO Starter Guide',
    url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  },
  googleImages: {
    name: 'Google Search Central, Google images SEO best practices',
    url: 'https://developers.google.com/search/docs/appearance/google-images',
  },
} as const satisfies Record<string, { name: string; url: string }>;

export type ReferenceId = keyof typeof references;
