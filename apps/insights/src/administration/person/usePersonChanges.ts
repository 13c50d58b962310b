import { isHttpError } from '@agency-insights/insights-api';
import type { ManagedPerson, PasswordLink, PersonUpdate } from '@agency-insights/insights-api/people';
import { useToaster } from '@agency-insights/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useAdministrator } from '../useAdministrator.ts';
import { focusHeading } from '../useFocusedHeading.ts';
import { usePeople } from '../usePeople.ts';

/** What an administrator does to a person. Each rejects where the service refuses. */
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
      // The person is not any more what the page shows.
      if (isHttpError(error) && error.status === 409) await readAgain();
      throw error;
    }
    toaster.show({ severity: 'success', message });
    setVersion((count) => count + 1);
    await readAgain();
  };
  return {
    version,
    update: (change) => run(() => people.update(id, change), 'Changes are saved.'),
    block: () => run(() => people.block(id), `${name} is blocked.`),
    unblock: () => run(() => people.unblock(id), `${name} can sign in again.`),
    resetSecondFactor: () => run(() => people.resetMfa(id), `${name} has no second factor any more.`),
    endSessions: () => run(() => people.endSessions(id), `${name} is signed out everywhere.`),
    async remove() {
      await people.remove(id);
      toaster.show({ severity: 'success', message: `${name} is deleted.` });
      await router.navigate({ to: '/administration/people', state: focusHeading, ignoreBlocker: true });
    },
    async createPasswordLink() {
      const link = await people.createPasswordLink(id);
      setVersion((count) => count + 1);
      return link;
    },
  };
}
