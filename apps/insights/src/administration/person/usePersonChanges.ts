import type { ManagedPerson, PasswordLink, PersonUpdate } from '@agency-insights/insights-api/people';
import { useToaster } from '@agency-insights/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../errorText.ts';
import { usePeople } from '../usePeople.ts';

/** What an administrator does to a person. Each returns what went wrong in words, or null. */
export interface PersonChanges {
  /** Counts the changes, for what has to be read again after one. */
  version: number;
  update: (change: PersonUpdate) => Promise<string | null>;
  block: () => Promise<string | null>;
  unblock: () => Promise<string | null>;
  resetSecondFactor: () => Promise<string | null>;
  endSessions: () => Promise<string | null>;
  remove: () => Promise<string | null>;
  /** Creates a link to set a password; throws where the service refuses. */
  createPasswordLink: () => Promise<PasswordLink>;
}

/** The changes of one person, each followed by a toast and the person as they are then. */
export function usePersonChanges({ user_id: id, display_name: name }: ManagedPerson): PersonChanges {
  const people = usePeople();
  const queries = useQueryClient();
  const router = useRouter();
  const toaster = useToaster();
  const [version, setVersion] = useState(0);

  const done = async (message: string) => {
    toaster.show({ severity: 'success', message });
    setVersion((count) => count + 1);
    await queries.invalidateQueries({ queryKey: ['people', id] });
  };
  const run = async (work: () => Promise<unknown>, message: string): Promise<string | null> => {
    try {
      await work();
    } catch (error) {
      return errorText(error);
    }
    await done(message);
    return null;
  };
  return {
    version,
    update: (change) => run(() => people.update(id, change), 'Changes are saved.'),
    block: () => run(() => people.block(id), `${name} is blocked.`),
    unblock: () => run(() => people.unblock(id), `${name} can sign in again.`),
    resetSecondFactor: () => run(() => people.resetMfa(id), `${name} has no second factor any more.`),
    endSessions: () => run(() => people.endSessions(id), `${name} is signed out everywhere.`),
    async remove() {
      try {
        await people.remove(id);
      } catch (error) {
        return errorText(error);
      }
      toaster.show({ severity: 'success', message: `${name} is deleted.` });
      await router.navigate({ to: '/administration/people' });
      return null;
    },
    async createPasswordLink() {
      const link = await people.createPasswordLink(id);
      setVersion((count) => count + 1);
      return link;
    },
  };
}
