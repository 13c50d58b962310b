import type { MfaStatusAnswer, MfaStatusQuestion } from '@agency-insights/auth-session';
import { MfaProvider, usePermissions } from '@agency-insights/auth-session/react';
import { isHttpError } from '@agency-insights/insights-api';
import { useWords } from '../language/useWords.ts';
import { useServices } from '../services/ServicesContext.tsx';
import type { Services } from '../services/createServices.ts';
import { leadsTo, navigationFor } from '../shell/navigation.tsx';
import { isAdministrator } from './isAdministrator.ts';
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
  const { status, permissions } = usePermissions();
  const { t } = useWords();
  usePersonLanguage();
  const mayOpen = (pathname: string) => {
    const person = queries.getQueryData(personQuery(api).queryKey);
    return leadsTo(navigationFor(status === 'ready' ? permissions : null, isAdministrator(person), t), pathname);
  };
  return (
    <MfaProvider
      userId={userId}
      loadStatus={(question) => loadStatus({ api, queries }, question)}
      enroll={() => api.users.enrollMfa()}
      logger={logger}
    >
      <MfaPrompt mayOpen={mayOpen} />
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
