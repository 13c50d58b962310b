export function hashAppSources(root: string): string;
export function isBuiltFrom(root: string, sources: string): boolean;
export function stampBuild(root: string, sources: string): void;
