const names = ['tide-tables', 'harbor-map', 'lighthouse-keeper', 'knot-book', 'sail-plan', 'buoy'];

/** What Verdaccio's web interface gets as its list of packages, as JSON. */
export function makePackages(): string {
  return JSON.stringify(
    names.map((name, index) => ({
      name,
      version: `${index + 1}.${index * 2}.0`,
      description: `Everything about ${name.replace('-', ' ')}, for small boats`,
      keywords: ['sea', name.split('-')[0]],
      license: 'MIT',
      author: { name: `Author ${index + 1}`, email: '', avatar: '/pictures/40x40-1.svg' },
      time: '2024-03-0' + (index + 1) + 'T12:00:00.000Z',
      dist: { unpackedSize: 10_000 * (index + 1), tarball: '' },
      homepage: 'https://packages.example/',
      bugs: { url: 'https://packages.example/bugs' },
      dependencies: {},
    })),
  );
}
