import { sendMails } from './send-mails.ts';

export interface SoftwarePage {
  /** No two pages of all programs have the same. */
  id: string;
  title: string;
  /** Below the program's folder, or on its own server, with its query. */
  path: string;
}

/** Free ports of 127.0.0.1, an empty folder, and the folder of all npm packages. */
interface ServerPlace {
  port: number;
  secondPort: number;
  dataFolder: string;
  packagesFolder: string;
}

export interface ProgramServer {
  /** The file to run, in the program's package. */
  file: string;
  args: (place: ServerPlace) => string[];
  /** Gives it something to show. */
  fill?: (place: ServerPlace) => Promise<void>;
}

export interface Program {
  title: string;
  /** What people do with it; of documentation, also what made it. */
  kind: string;
  source: 'npm' | 'debian';
  package: string;
  /** Absent: its files are served as they are. */
  server?: ProgramServer;
  pages: readonly SoftwarePage[];
}

const applications: readonly Program[] = [
  {
    title: 'Node-RED',
    kind: 'editor of flows between devices',
    source: 'npm',
    package: 'node-red',
    server: {
      file: 'red.js',
      args: ({ port, dataFolder }) => [
        '--port',
        String(port),
        '--userDir',
        dataFolder,
        '--no-telemetry',
        '-D',
        'uiHost=127.0.0.1',
      ],
    },
    pages: [{ id: 'node-red', title: 'editor', path: '/' }],
  },
  {
    title: 'MailDev',
    kind: 'webmail',
    source: 'npm',
    package: 'maildev',
    server: {
      file: 'dist/bin/maildev.js',
      args: ({ port, secondPort }) =>
        `--web ${port} --web-ip 127.0.0.1 --smtp ${secondPort} --ip 127.0.0.1`.split(' '),
      fill: ({ secondPort }) => sendMails(`smtp://127.0.0.1:${secondPort}`),
    },
    pages: [{ id: 'maildev', title: 'inbox with three mails', path: '/' }],
  },
  {
    title: 'serve',
    kind: 'file server',
    source: 'npm',
    package: 'serve',
    server: {
      file: 'build/main.js',
      args: ({ port, packagesFolder }) => [
        '--listen',
        `tcp://127.0.0.1:${port}`,
        '--no-clipboard',
        `${packagesFolder}/svgedit`,
      ],
    },
    pages: [{ id: 'serve', title: 'list of a folder', path: '/' }],
  },
  {
    title: 'SVG-Edit',
    kind: 'drawing program; its documentation made by JSDoc',
    source: 'npm',
    package: 'svgedit',
    pages: [
      { id: 'svgedit', title: 'editor', path: '/dist/editor/index.html' },
      { id: 'jsdoc', title: 'tutorial (JSDoc)', path: '/docs/jsdoc/tutorial-Editor.html' },
      { id: 'jsdoc-class', title: 'class PaintBox (JSDoc)', path: '/docs/jsdoc/PaintBox.html' },
    ],
  },
  {
    title: 'Luckysheet',
    kind: 'spreadsheet',
    source: 'npm',
    package: 'luckysheet',
    pages: [{ id: 'luckysheet', title: 'demo workbook', path: '/dist/index.html' }],
  },
  {
    title: 'speedscope',
    kind: 'viewer of performance profiles',
    source: 'npm',
    package: 'speedscope',
    pages: [{ id: 'speedscope', title: 'start', path: '/dist/release/index.html' }],
  },
  {
    title: 'SB Admin 2',
    kind: 'dashboard',
    source: 'npm',
    package: 'startbootstrap-sb-admin-2',
    pages: [
      { id: 'admin-dashboard', title: 'dashboard', path: '/index.html' },
      { id: 'admin-tables', title: 'table with search and pages', path: '/tables.html' },
      { id: 'admin-register', title: 'registration', path: '/register.html' },
    ],
  },
  {
    title: 'Clean Blog',
    kind: 'blog',
    source: 'npm',
    package: 'startbootstrap-clean-blog',
    pages: [
      { id: 'blog', title: 'list of posts', path: '/dist/index.html' },
      { id: 'blog-contact', title: 'contact form', path: '/dist/contact.html' },
    ],
  },
  {
    title: 'PDF.js',
    kind: 'document viewer',
    source: 'debian',
    package: 'libjs-pdf',
    pages: [
      {
        id: 'pdf-viewer',
        title: 'viewer with a document',
        path: '/javascript/pdf/web/viewer.html?file=../../../doc/octave/refcard-a4.pdf',
      },
    ],
  },
];

const documentation = (
  title: string,
  madeBy: string,
  name: string,
  pages: readonly SoftwarePage[],
): Program => ({
  title,
  kind: `documentation made by ${madeBy}`,
  source: 'debian',
  package: name,
  pages,
});

const manuals: readonly Program[] = [
  documentation('Rust', 'rustdoc and mdBook', 'rust-doc', [
    { id: 'rustdoc', title: 'enum Option', path: '/doc/rust-doc/html/std/option/enum.Option.html' },
    {
      id: 'mdbook',
      title: 'book, chapter on ownership',
      path: '/doc/rust-doc/html/book/ch04-01-what-is-ownership.html',
    },
  ]),
  documentation('Flask', 'Sphinx, Pallets theme', 'python-flask-doc', [
    {
      id: 'sphinx',
      title: 'quickstart',
      path: '/doc/python-flask-doc/html/quickstart.html',
    },
  ]),
  documentation('Scrapy', 'Sphinx, theme of Read the Docs', 'python-scrapy-doc', [
    {
      id: 'read-the-docs',
      title: 'selectors',
      path: '/doc/python-scrapy-doc/html/topics/selectors.html',
    },
  ]),
  documentation('libssh', 'Doxygen', 'libssh-doc', [
    { id: 'doxygen', title: 'annotated list', path: '/doc/libssh-dev/html/annotated.html' },
    {
      id: 'doxygen-group',
      title: 'authentication functions',
      path: '/doc/libssh-dev/html/group__libssh__auth.html',
    },
  ]),
  documentation('Commons Lang', 'Javadoc', 'libcommons-lang3-java-doc', [
    {
      id: 'javadoc',
      title: 'class BitField',
      path: '/doc/libcommons-lang3-java/api/org/apache/commons/lang3/BitField.html',
    },
  ]),
  documentation('GTK 4', 'gi-docgen', 'libgtk-4-doc', [
    { id: 'gi-docgen', title: 'class Button', path: '/doc/libgtk-4-doc/gtk4/class.Button.html' },
  ]),
  documentation('ATK', 'GTK-Doc', 'libatk1.0-doc', [
    { id: 'gtk-doc', title: 'class AtkObject', path: '/doc/libatk1.0-doc/atk/AtkObject.html' },
  ]),
  documentation('Octave', 'Texinfo', 'octave-doc', [
    {
      id: 'texinfo',
      title: 'basic plotting',
      path: '/doc/octave/octave.html/Two_002dDimensional-Plots.html',
    },
  ]),
  documentation('MkDocs', 'MkDocs', 'mkdocs-doc', [
    {
      id: 'mkdocs',
      title: 'writing your docs',
      path: '/doc/mkdocs/html/user-guide/writing-your-docs.html',
    },
  ]),
  documentation('Asciidoctor', 'RDoc', 'asciidoctor-doc', [
    {
      id: 'rdoc',
      title: 'class Document',
      path: '/doc/asciidoctor-doc/html/Asciidoctor/Document.html',
    },
  ]),
];

/** Programs and documentation as their packages bring them, each with pages that people use. */
export const programs: readonly Program[] = [...applications, ...manuals];

/** Pages ask these for fonts, pictures and scripts. They are kept away, so that a page is the same on every machine. */
export const foreignHosts: readonly string[] = [
  'bootcdn.net',
  'fontlibrary.org',
  'googleapis.com',
  'googletagmanager.com',
  'jsdelivr.net',
  'nodered.org',
  'rust-lang.org',
  'startbootstrap.com',
  'unsplash.com',
  'use.fontawesome.com',
];
