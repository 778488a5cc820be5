export interface InstalledPage {
  id: string;
  title: string;
  /** The Debian package that brings it. */
  debianPackage: string;
  /** Below /usr/share. */
  path: string;
}

/** Manuals as Debian's packages bring them: pages that people wrote to be read. */
export const installedPages: readonly InstalledPage[] = [
  {
    id: 'python',
    title: 'Python, module json',
    debianPackage: 'python3-doc',
    path: '/doc/python3.11/html/library/json.html',
  },
  {
    id: 'cmake',
    title: 'CMake, cmake_language',
    debianPackage: 'cmake-doc',
    path: '/doc/cmake-data/html/command/cmake_language.html',
  },
  {
    id: 'debian-policy',
    title: 'Debian Policy, the archive',
    debianPackage: 'debian-policy',
    path: '/doc/debian-policy/policy.html/ch-archive.html',
  },
  {
    id: 'debian-handbook',
    title: 'Debian Handbook, contents',
    debianPackage: 'debian-handbook',
    path: '/doc/debian-handbook/html/en-US/index.html',
  },
  {
    id: 'developers-reference',
    title: 'Debian Developer’s Reference',
    debianPackage: 'developers-reference',
    path: '/developers-reference/index.html',
  },
  {
    id: 'gimp',
    title: 'GIMP help, Photocopy filter',
    debianPackage: 'gimp-help-en',
    path: '/gimp/2.0/help/en/gimp-filter-photocopy.html',
  },
  {
    id: 'git',
    title: 'Git, git-add',
    debianPackage: 'git-doc',
    path: '/doc/git-doc/git-add.html',
  },
  {
    id: 'sqlite',
    title: 'SQLite, SELECT',
    debianPackage: 'sqlite3-doc',
    path: '/doc/sqlite3/lang_select.html',
  },
  {
    id: 'postgresql',
    title: 'PostgreSQL, SELECT',
    debianPackage: 'postgresql-doc-15',
    path: '/doc/postgresql-doc-15/html/sql-select.html',
  },
  {
    id: 'apache',
    title: 'Apache, core directives',
    debianPackage: 'apache2-doc',
    path: '/doc/apache2-doc/manual/en/mod/core.html',
  },
  {
    id: 'r',
    title: 'An Introduction to R',
    debianPackage: 'r-doc-html',
    path: '/R/doc/manual/R-intro.html',
  },
  {
    id: 'valgrind',
    title: 'Valgrind, Memcheck',
    debianPackage: 'valgrind',
    path: '/doc/valgrind/html/mc-manual.html',
  },
];
