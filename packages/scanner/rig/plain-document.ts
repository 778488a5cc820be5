import type { PageDocument } from '../src/browser/page-document.ts';

/** A page with little on it, and nothing that is special. */
export const plainDocument: PageDocument = {
  url: 'https://harbor.example/',
  contentType: 'text/html',
  title: 'Harbor',
  lang: 'en',
  elementCount: 20,
  visibleText: 40,
  textStart: 'Boats leave at noon.',
  hiddenText: 0,
  showsContent: true,
  awaitsScripts: false,
  isBlank: false,
  signIn: null,
  parserError: false,
  insecureParts: 0,
  challengeMarks: [],
  wall: null,
};
