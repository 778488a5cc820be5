import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultSiteConfig } from '@curbcut/model/site';
import { matchPath } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicPage } from '../lib/public-page.ts';
import { publicRoutes } from './public-pages.ts';

const web = path.resolve(import.meta.dirname, '../..');
const pagesOf = new Map<string, readonly PublicPage[]>();

beforeAll(async () => {
  for (const route of publicRoutes) {
    const { pages = [] } = await route.preload();
    pagesOf.set(route.path, pages);
  }
}, 60_000);

describe.each(publicRoutes)('$path', (route) => {
  it('names the file of its page', () => {
    expect(existsSync(path.join(web, route.module)), route.module).toBe(true);
  });

  it('says what search engines are told of each of its addresses', () => {
    const pages = pagesOf.get(route.path) ?? [];
    expect(pages).not.toEqual([]);
    for (const page of pages) {
      expect(matchPath(route.path, page.path), page.path).not.toBeNull();
      expect(page.marketing ?? false, page.path).toBe(route.isMarketing);
      expect(page.title, page.path).not.toContain('Curbcut -');
      expect(page.description.length, page.path).toBeLessThanOrEqual(160);
      expect(page.lastModified ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
      for (const data of page.structuredData?.(defaultSiteConfig) ?? []) {
        expect(data).toMatchObject({
          '@context': 'https://schema.org',
          '@type': expect.any(String),
        });
      }
    }
  });
});

it('has no address, title or description twice', () => {
  const pages = [...pagesOf.values()].flat();
  for (const values of [
    pages.map((page) => page.path),
    pages.map((page) => page.title),
    pages.map((page) => page.description),
  ]) {
    expect(new Set(values).size).toBe(values.length);
  }
});
