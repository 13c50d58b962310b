/** Path of the browser that the tests drive; undefined: the runner's own. */
export function browserExecutable(): Promise<string | undefined>;
