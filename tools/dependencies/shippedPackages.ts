/** A package in a lock file; only what is read here. */
export interface LockedPackage {
  name?: string;
  version?: string;
  /** A workspace in `node_modules` is a link to its folder, named by `resolved`. */
  link?: boolean;
  resolved?: string;
  dependencies?: Readonly<Record<string, string>>;
  /** Of workspaces alone. */
  devDependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** The packages of a lock file, by where they are installed. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * What the workspaces in these folders need to run, themselves included, as `name@version`, and what libraries hold copies
 * of: their development dependencies. npm marks this in the lock file too, but takes an optional peer that is installed for
 * development, such as a test library, for more than that.
 */
export function shippedPackages(packages: LockedPackages, folders: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...folders];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { link, resolved = '' } = packages[place] ?? {};
    if (link) waiting.push(resolved);
    if (link || seen.has(place)) continue;
    seen.add(place);
    const copied = place.startsWith('libs/') ? Object.keys(packages[place]?.devDependencies ?? {}) : [];
    waiting.push(
      ...[...neededNames(packages[place]), ...copied].flatMap((name) => placeOf(packages, place, name) ?? []),
    );
  }
  return new Set([...seen].map((place) => `${nameOf(packages, place)}@${packages[place]?.version}`));
}

/** The names of what a package needs to run. */
function neededNames(locked: LockedPackage = {}): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = locked;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Where Node finds a package that one at `place` imports: in the nearest `node_modules` from there upwards. */
function placeOf(packages: LockedPackages, place: string, name: string): string | undefined {
  for (let from = place; ; from = from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0))) {
    const found = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
    if (packages[found]) return found;
    if (from === '') return undefined;
  }
}

function nameOf(packages: LockedPackages, place: string): string {
  return packages[place]?.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
