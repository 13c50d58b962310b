/** Imports of each folder: names of folders by the name of a folder. */
export type FolderImports = ReadonlyMap<string, ReadonlySet<string>>;

/** The folders of a package, arranged by what they import. */
export interface FolderLayers {
  /** The lowest layer first. A folder imports from layers below its own, and within a ring from its own. Sorted by name. */
  layers: string[][];
  /** Folders that import each other, directly or through others. Sorted by name. */
  rings: string[][];
}

/** Arranges folders in layers, as low as their imports allow. A ring of folders is one step: all of it is in one layer. */
export function folderLayers(imports: FolderImports): FolderLayers {
  const groups = ringsAndSingles(imports);
  const groupOf = new Map(groups.flatMap((group) => group.map((folder) => [folder, group] as const)));
  const levels = new Map<string[], number>();
  // A group comes after all that it imports, so the levels of these are known.
  for (const group of groups) {
    const below = group.flatMap((folder) => importsOf(imports, folder)).map((folder) => groupOf.get(folder) ?? []);
    const heights = below.filter((other) => other !== group).map((other) => (levels.get(other) ?? 0) + 1);
    levels.set(group, Math.max(0, ...heights));
  }
  const layers: string[][] = [];
  for (const [group, level] of levels) layers[level] = [...(layers[level] ?? []), ...group].sort();
  return { layers, rings: groups.filter((group) => group.length > 1).sort() };
}

/** Tarjan's strongly connected components: rings, and folders of no ring alone. Each comes after all that it imports. */
function ringsAndSingles(imports: FolderImports): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (folder: string): number => {
    const place = order.size;
    order.set(folder, place);
    open.push(folder);
    let low = place;
    for (const other of importsOf(imports, folder)) {
      if (!order.has(other)) low = Math.min(low, visit(other));
      else if (open.includes(other)) low = Math.min(low, lowest.get(other) ?? order.get(other) ?? low);
    }
    lowest.set(folder, low);
    if (low === place) found.push(open.splice(open.indexOf(folder)).sort());
    return low;
  };
  for (const folder of [...imports.keys()].sort()) if (!order.has(folder)) visit(folder);
  return found;
}

function importsOf(imports: FolderImports, folder: string): string[] {
  return [...(imports.get(folder) ?? [])].sort();
}
