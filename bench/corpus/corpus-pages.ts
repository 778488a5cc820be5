/** What makes a page hard to scan. */
type CorpusKind =
  | 'generated-ids'
  | 'graphics'
  | 'virtual-content'
  | 'media'
  | 'hidden-content'
  | 'late-content'
  | 'script'
  | 'consent'
  | 'moving'
  | 'frames-and-shadow-trees'
  | 'text';

export interface CorpusPage {
  id: string;
  title: string;
  kind: CorpusKind;
  /** On the corpus server, with its query. */
  path: string;
  /** As many elements as the page has at least when all has come; 0 where nothing comes late. */
  elements: number;
}

const page = (id: string, kind: CorpusKind, title: string, elements = 0): CorpusPage => ({
  id,
  kind,
  title,
  path: `/${id}/`,
  elements,
});

/** Pages of real software, and pages with what is hard in those that can't be installed. Their content never changes. */
export const corpusPages: readonly CorpusPage[] = [
  page('api-console', 'generated-ids', 'Swagger UI with an API description', 2000),
  page('map', 'graphics', 'Leaflet map with markers and tiles'),
  page('code-editor', 'virtual-content', 'Monaco editor in a console'),
  page('rich-text', 'script', 'Quill editor in a form'),
  page('player', 'media', 'Video.js player with captions'),
  page('data-table', 'virtual-content', 'Tabulator table that fetches its rows', 600),
  page('slides', 'hidden-content', 'Reveal.js deck'),
  page('package-registry', 'late-content', 'Verdaccio with a list that comes late', 500),
  page(
    'late-list',
    'late-content',
    'Orders that come in two steps, behind a spinner and a skeleton',
    280,
  ),
  page('documentation-app', 'late-content', 'Docsify manual drawn from Markdown'),
  page('documentation', 'text', 'Long reference page'),
  page('arabic', 'script', 'Arabic page, right to left'),
  page('chinese', 'script', 'Chinese page'),
  page('consent', 'consent', 'Shop behind a consent layer that locks scrolling', 220),
  page('consent-frame', 'consent', 'Newspaper behind a consent layer in a frame', 40),
  page('moving', 'moving', 'News page with carousel, ticker and pictures without sizes'),
  page('components', 'frames-and-shadow-trees', 'Web components and nested frames'),
];
