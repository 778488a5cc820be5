import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The targets of a document's links, pictures left out, code left out. */
function linksOf(text: string): string[] {
  const prose = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
}

/** As GitHub makes them from headings. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('the documents', () => {
  it.each(documents)('%s leads nowhere else than to what exists', (document) => {
    const text = read(document);
    const broken = linksOf(text).filter((link) => {
      if (/^https?:/.test(link)) return false;
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? document : path.join(path.dirname(document), file);
      if (!existsSync(path.join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('explain every setting of every program', () => {
    const settings = globSync('{apps/*/src/env,packages/services/src/program/*-settings}.ts', {
      cwd: root,
    }).flatMap((file) =>
      [...read(file).matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(([, name]) => name),
    );
    expect(settings).toContain('DATABASE_URL');
    const readme = read('README.md');
    expect(settings.filter((name) => !readme.includes(`| \`${name}\``))).toEqual([]);
  });

  it('have a section for the people whose site was visited', () => {
    expect(anchorsOf(read('README.md'))).toContain('who-visits');
  });

  it('list every decision', () => {
    const listed = linksOf(read('ARCHITECTURE.md'));
    expect(
      globSync('docs/decisions/*.md', { cwd: root }).filter((file) => !listed.includes(file)),
    ).toEqual([]);
  });
});
