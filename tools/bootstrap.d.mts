export const root: string;
export function fail(message: string): never;
export function toolEnvironment(extra?: Record<string, string>): NodeJS.ProcessEnv;
export function bootstrap(): string;
export function runForeground(command: string, args: string[], options?: object): Promise<number>;
export function runQuietly(command: string, args: string[]): Promise<{ code: number; output: string }>;
