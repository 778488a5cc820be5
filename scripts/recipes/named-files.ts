/**
 * The files that a recipe of CONTRIBUTING.md names, as patterns: links and paths in code, with `<name>` for what is
 * chosen, and a folder for everything in it. A recipe that leads on to another names its files, too. Throws when there
 * is no such recipe.
 */
export function namedFiles(contributing: string, heading: string): RegExp[] {
  return sectionsOf(contributing, heading).flatMap((section) => {
    const links = [...section.matchAll(/\]\(([^)#\s]+)\)/g)];
    const paths = [...section.matchAll(/`([\w./<>-]+\/[\w./<>-]*)`/g)];
    return [...links, ...paths].map(([, named = '']) => patternOf(named));
  });
}

function sectionsOf(
  contributing: string,
  heading: string,
  known: readonly string[] = [],
): string[] {
  const section = contributing
    .split(/^(?=#{2,3} )/m)
    .find((text) => text.startsWith(`### ${heading}\n`));
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no recipe “${heading}”`);
  const others = [...contributing.matchAll(/^### (.+)$/gm)]
    .map(([, other = '']) => other)
    .filter((other) => section.includes(`(#${other.toLowerCase().replaceAll(' ', '-')})`))
    .filter((other) => ![heading, ...known].includes(other));
  const reached = [...known, heading];
  return [section, ...others.flatMap((other) => sectionsOf(contributing, other, reached))];
}

function patternOf(named: string): RegExp {
  const pattern = named
    .split(/<[^>]*>/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join('[^/]+');
  return new RegExp(`^${pattern}${named.endsWith('/') ? '' : '$'}`);
}
