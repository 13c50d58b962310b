import { isHttpError } from '@agency-insights/insights-api';
import type { ManagedPerson, PasswordLink, PersonUpdate } from '@agency-insights/insights-api/people';
import { useToaster } from '@agency-insights/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { productToast } from '../../shell/productToast.ts';
import { useAdministrator } from '../useAdministrator.ts';
import { focusHeading } from '../useFocusedHeading.ts';
import { usePeople } from '../usePeople.ts';

/** An administrator's changes to a user. Each rejects if the service refuses it. */
export interface PersonChanges {
  /** Counts the changes, for what has to be read again after one. */
  version: number;
  update: (change: PersonUpdate) => Promise<void>;
  block: () => Promise<void>;
  unblock: () => Promise<void>;
  resetSecondFactor: () => Promise<void>;
  endSessions: () => Promise<void>;
  remove: () => Promise<void>;
  /** Creates a link to set a password. */
  createPasswordLink: () => Promise<PasswordLink>;
}

/** The changes of one person, each followed by a toast and the person as they are then. */
export function usePersonChanges({ user_id: id, display_name: name }: ManagedPerson): PersonChanges {
  const { t } = useWords();
  const people = usePeople();
  const queries = useQueryClient();
  const router = useRouter();
  const toaster = useToaster();
  const [version, setVersion] = useState(0);

  const isOneself = useAdministrator().userId === id;
  const readAgain = async () => {
    // The shell shows the administrator's own name.
    if (isOneself) void queries.invalidateQueries({ queryKey: ['person'] });
    await queries.invalidateQueries({ queryKey: ['people', id] });
  };
  const run = async (work: () => Promise<unknown>, message: string): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // The person has changed since the page loaded.
      if (isHttpError(error) && error.status === 409) await readAgain();
      throw error;
    }
    toaster.show({ ...productToast, severity: 'success', message });
    setVersion((count) => count + 1);
    await readAgain();
  };
  return {
    version,
    update: (change) => run(() => people.update(id, change), t('Changes are saved.')),
    block: () => run(() => people.block(id), t('{name} is blocked.', { name })),
    unblock: () => run(() => people.unblock(id), t('{name} can sign in again.', { name })),
    resetSecondFactor: () => run(() => people.resetMfa(id), t('{name} has no second factor any more.', { name })),
    endSessions: () => run(() => people.endSessions(id), t('{name} is signed out everywhere.', { name })),
    async remove() {
      await people.remove(id);
      toaster.show({ ...productToast, severity: 'success', message: t('{name} is deleted.', { name }) });
      await router.navigate({ to: '/administration/people', state: focusHeading, ignoreBlocker: true });
    },
    async createPasswordLink() {
      const link = await people.createPasswordLink(id);
      setVersion((count) => count + 1);
      return link;
    },
  };
}
