import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { render } from './markup.ts';
import { script } from './script.ts';
import { views } from './views.ts';

export const teamBoard: RealisticPage = {
  name: 'team-board',
  kind: 'single-page app for projects, with a board',
  language: 'en',
  render,
  files: (flaw) => ({
    'app/tasks.js': tasks,
    'app/views.js': views(flaw),
    'app/main.js': script(flaw),
    'people/1.svg': drawFace('#7a4a2b', '#2b1b12'),
    'people/2.svg': drawFace('#e0b48f', '#8c5a1e'),
    'people/3.svg': drawFace('#c98d62', '#1a1a1a'),
  }),
  barriers,
};

function drawFace(skin: string, hair: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" fill="#dfe7ee"/><circle cx="32" cy="30" r="15" fill="${skin}"/><path d="M14 30 Q14 8 32 10 Q50 8 50 30 Q44 18 32 19 Q20 18 14 30 Z" fill="${hair}"/><path d="M12 64 Q32 40 52 64 Z" fill="#36546e"/></svg>`;
}

const tasks = `
window.tidewater = {
  columns: ['Ideas', 'Next', 'In work', 'Done'],
  people: [
    { name: 'Noor Haddad', role: 'Design', face: 'people/1.svg' },
    { name: 'Jonas Lind', role: 'Software', face: 'people/2.svg' },
    { name: 'Mei Tanaka', role: 'Research and support', face: 'people/3.svg' }
  ],
  tasks: [
    { id: 1, column: 0, title: 'Ask harbor masters how they print lists', tag: 'research', priority: 'low', person: 2 },
    { id: 2, column: 0, title: 'Tide times for small jetties', tag: 'data', priority: 'medium', person: 1 },
    { id: 3, column: 0, title: 'A page for boats that are for rent', tag: 'web', priority: 'low', person: 0 },
    { id: 4, column: 1, title: 'Berths on a map that works without a mouse', tag: 'web', priority: 'high', person: 0 },
    { id: 5, column: 1, title: 'Invoices in the language of the guest', tag: 'billing', priority: 'medium', person: 1 },
    { id: 6, column: 1, title: 'Import from last year’s sheets', tag: 'data', priority: 'medium', person: 1 },
    { id: 7, column: 2, title: 'Sign in with a link by e-mail', tag: 'web', priority: 'high', person: 1 },
    { id: 8, column: 2, title: 'Talk with six harbor offices', tag: 'research', priority: 'medium', person: 2 },
    { id: 9, column: 2, title: 'Colors for people who see few of them', tag: 'design', priority: 'high', person: 0 },
    { id: 10, column: 3, title: 'Answers to the ten most asked questions', tag: 'support', priority: 'low', person: 2 },
    { id: 11, column: 3, title: 'Back up every night, and try it', tag: 'data', priority: 'high', person: 1 }
  ]
};
`;
