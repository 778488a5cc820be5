/** As much of package-lock.json (version 3) as the list needs. */
export interface LockedPackage {
  name?: string;
  version?: string;
  license?: string;
  resolved?: string;
  link?: boolean;
  os?: string | string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface ProductionPackage {
  name: string;
  version: string;
  /** An SPDX expression; null when the lockfile states none. */
  license: string | null;
  /** Its folder in the project. */
  folder: string;
  /** Made for one platform, so it may be absent from node_modules. */
  platformOnly: boolean;
}

/**
 * Every package of others that the running product can load: what the workspaces depend on (development dependencies
 * left out), what those depend on, and so on. Sorted by name, then version; each name and version once.
 */
export function findProductionPackages(
  locked: Readonly<Record<string, LockedPackage>>,
  options: { leftOutWorkspaces: readonly string[] },
): ProductionPackage[] {
  const isWorkspace = (folder: string) => /^(?:packages|apps)\/[^/]+$/.test(folder);
  const waiting = [
    '',
    ...Object.keys(locked).filter(
      (folder) => isWorkspace(folder) && !options.leftOutWorkspaces.includes(folder),
    ),
  ];
  const seen = new Set(waiting);
  const found = new Map<string, ProductionPackage>();
  for (const folder of waiting) {
    const entry = locked[folder] ?? {};
    if (folder.includes('node_modules/')) {
      const ours = toPackage(folder, entry);
      found.set(`${ours.name} ${ours.version}`, ours);
    }
    for (const name of dependencyNames(entry)) {
      const place = resolvePlace(locked, folder, name);
      if (place === undefined || seen.has(place)) continue;
      seen.add(place);
      waiting.push(place);
    }
  }
  return [...found.values()].sort(
    (a, b) => compare(a.name, b.name) || compare(a.version, b.version),
  );
}

function dependencyNames(entry: LockedPackage): string[] {
  const optionalPeers = entry.peerDependenciesMeta ?? {};
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...Object.keys(entry.peerDependencies ?? {}).filter((name) => !optionalPeers[name]?.optional),
  ];
}

/** As Node looks for it: in the package's own node_modules, then upwards. Undefined for an optional one left out. */
function resolvePlace(
  locked: Readonly<Record<string, LockedPackage>>,
  from: string,
  name: string,
): string | undefined {
  const steps = from === '' ? [] : from.split('/');
  for (let length = steps.length; length >= 0; length -= 1) {
    if (steps[length - 1] === 'node_modules') continue;
    const place = [...steps.slice(0, length), 'node_modules', name].join('/');
    const entry = locked[place];
    if (entry) return entry.link ? entry.resolved : place;
  }
  return undefined;
}

function toPackage(folder: string, entry: LockedPackage): ProductionPackage {
  return {
    name: entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: entry.version ?? '',
    license: entry.license ?? null,
    folder,
    platformOnly: entry.os !== undefined,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
