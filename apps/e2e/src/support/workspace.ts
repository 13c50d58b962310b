import path from 'node:path';
import process from 'node:process';

/** The workspace's root folder. */
export const root = path.join(import.meta.dirname, '../../../..');

/** Node's flags for running the platform's TypeScript sources. */
export const sourceConditions = '--conditions=@agency-insights/source';

/** Variables that configure the platform, or the programs of its data. */
const platformVariables =
  /^(PORT|HOST|PUBLIC_URL|TRUST_PROXY|DATA_DIR|WEB_DIR|DATABASE_URL|NEW_PERSON_PERMISSIONS|DEMO_PEOPLE|SAMPLE_DATA|LOG_LEVEL|INIT_CWD|DASHBOARDS|LOOKER_.*|(DASHBOARDS|EMBED|IDP|OIDC|SESSION|SAVED_SEARCHES|EXPORTS?)_.*)$/;

/** The environment of the programs that journeys start: the machine's own, less what would configure the platform. */
export function cleanEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const rest = Object.entries(process.env).filter(([name]) => !platformVariables.test(name));
  return { ...Object.fromEntries(rest), ...extra };
}
