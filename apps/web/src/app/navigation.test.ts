import { defaultSiteConfig, type SiteConfig } from '@curbcut/model/site';
import { describe, expect, it } from 'vitest';
import { entryLinks, footerGroups, userLinks } from './navigation.ts';

const configured: SiteConfig = {
  ...defaultSiteConfig,
  operator: { ...defaultSiteConfig.operator, aboutUrl: 'https://harborline.example/about' },
};

const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

describe('the footer', () => {
  it('has the product, the resources and the company', () => {
    const groups = footerGroups(configured);
    expect(groups.map(({ heading, links }) => [heading, labels(links)])).toEqual([
      ['Product', ['Free Scan', 'Dashboard', 'Pricing', 'What Curbcut tests']],
      [
        'Resources',
        [
          'WCAG Guidelines',
          'Accessibility Blog',
          'Help Center',
          'System Status',
          'API documentation',
        ],
      ],
      ['Company', ['About Us', 'Contact', 'Privacy Policy', 'Terms of Service', 'Cookie Policy']],
    ]);
    expect(groups[2]?.links[0]).toMatchObject({
      to: 'https://harborline.example/about',
      kind: 'external',
    });
  });

  it('leaves out what is not configured', () => {
    const links = footerGroups({ ...defaultSiteConfig, marketingPages: false }).flatMap(
      (group) => group.links,
    );
    expect(labels(links)).not.toContain('About Us');
    const marketing = links.filter(({ to }) => to === '/blog' || to === '/resources');
    expect(marketing).toEqual([]);
  });
});

describe('the menu of the person signed in', () => {
  it('leads to help, and to the resources where there are any', () => {
    expect(labels(userLinks(defaultSiteConfig))).toEqual([
      'Dashboard',
      'Scan History',
      'Compare',
      'Resources',
      'Help',
      'Settings',
    ]);
    expect(labels(userLinks({ ...defaultSiteConfig, marketingPages: false }))).not.toContain(
      'Resources',
    );
  });
});

it('offers to sign up where that is possible', () => {
  expect(labels(entryLinks(defaultSiteConfig))).toEqual(['Login', 'Sign Up']);
  expect(labels(entryLinks({ ...defaultSiteConfig, registration: 'off' }))).toEqual(['Login']);
});
