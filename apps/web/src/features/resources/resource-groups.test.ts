import { expect, it } from 'vitest';
import { references } from '../../lib/references.ts';
import { ownPagesOf, resourceGroups } from './resource-groups.ts';

const resources = resourceGroups.flatMap((group) => group.resources);

it('links to other websites by https only, each once and with its purpose', () => {
  for (const { url } of [...resources, ...Object.values(references)]) {
    expect(new URL(url).protocol).toBe('https:');
  }
  expect(new Set(resources.map(({ url }) => url)).size).toBe(resources.length);
  for (const { purpose } of resources) expect(purpose).toMatch(/^[A-Z].{20,}\.$/);
});

it('has the quick reference, the standards and testing tools', () => {
  const names = resources.map(({ name }) => name).join('\n');
  for (const name of [
    'Quick Reference',
    'ARIA Authoring',
    'EN 301 549',
    'ACT Rules',
    '508',
    'ADA',
    'NVDA',
    'axe-core',
  ]) {
    expect(names).toContain(name);
  }
});

it('links to the specified pages of ours', () => {
  expect(ownPagesOf('open').map(({ to }) => to)).toEqual([
    '/blog',
    '/help',
    '/status',
    '/free-scan',
    '/register',
  ]);
});
