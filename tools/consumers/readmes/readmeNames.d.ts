// Names that fragments of READMEs use and do not declare, because an example above them or the reader's application does.
import type { SessionClient } from '@agency-insights/auth-session';

declare global {
  const client: SessionClient;
  const session: SessionClient & { getPassportToken(): Promise<string | null> };

  interface Agency {
    id: string;
    name: string;
    premium: number | null;
  }
  const agencies: Agency[];
}
