import type { MfaStatusAnswer, MfaStatusQuestion } from '@agency-insights/auth-session';
import { MfaProvider } from '@agency-insights/auth-session/react';
import { isHttpError } from '@agency-insights/insights-api';
import { useServices } from '../services/ServicesContext.tsx';
import type { Services } from '../services/createServices.ts';
import { MfaPrompt } from './MfaPrompt.tsx';
import { personQuery } from './personQuery.ts';
import { usePersonLanguage } from './usePersonLanguage.ts';

/** What the shell has fetched for the page is good for the first question. */
const freshForMs = 5_000;

/** Props of MfaGate. */
export interface MfaGateProps {
  /** Id of the signed-in person. */
  userId: string;
}

/** Finds out whether the person has a second factor, and prompts people without one. Shows the language that they chose, too: it knows them first. */
export function MfaGate({ userId }: MfaGateProps) {
  const { api, queries, logger } = useServices();
  usePersonLanguage();
  return (
    <MfaProvider
      userId={userId}
      loadStatus={(question) => loadStatus({ api, queries }, question)}
      enroll={() => api.users.enrollMfa()}
      logger={logger}
    >
      <MfaPrompt />
    </MfaProvider>
  );
}

async function loadStatus(
  { api, queries }: Pick<Services, 'api' | 'queries'>,
  { isFirst }: MfaStatusQuestion,
): Promise<MfaStatusAnswer> {
  try {
    const user = await queries.fetchQuery({ ...personQuery(api), staleTime: isFirst ? freshForMs : 0 });
    return { status: 200, authentication_methods: user.authentication_methods };
  } catch (error) {
    if (isHttpError(error)) return { status: error.status };
    throw error;
  }
}
