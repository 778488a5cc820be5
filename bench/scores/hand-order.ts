/**
 * The measured pages in groups, the worst first, put in order by hand: by what somebody can't do who does not see the
 * page or has no mouse, from reading the pages and their issues. Whoever wrote the formula put them in order too, so it
 * tells a wrong direction and proves no more. Within a group the pages are as bad as each other.
 */
export const handOrder: readonly { why: string; pages: readonly string[] }[] = [
  {
    why: 'controls without a name, fields without a label or pictures without a text in several places: a task can’t be done',
    pages: [
      'consent',
      'data-table',
      'package-registry',
      'components',
      'arabic',
      'chinese',
      'moving',
    ],
  },
  {
    why: 'one such place, or two of the same kind, beside milder problems',
    pages: [
      'developers-reference',
      'api-console',
      'code-editor',
      'player',
      'consent-frame',
      'rich-text',
      'r',
    ],
  },
  {
    why: 'all can be read and used, with many small targets, pale text or broken lists on the way',
    pages: ['cmake', 'debian-policy', 'debian-handbook', 'apache', 'valgrind', 'gimp'],
  },
  {
    why: 'pale text or a few targets in one or two places',
    pages: ['python', 'documentation', 'documentation-app', 'postgresql'],
  },
  {
    why: 'one slip: the language is not named, or some text is pale',
    pages: ['git', 'sqlite', 'slides', 'map'],
  },
  { why: 'nothing found', pages: ['late-list'] },
];
