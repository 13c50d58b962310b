import type { FilterForm } from '@agency-insights/form-renderer';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services/ServicesContext.tsx';
import { keepDraft, takeDraft } from '../services/keptDraft.ts';

/**
 * Keeps what was drafted and not applied when the session ends by itself, and brings it back when the same person has
 * signed in again (PLUS-10). `onReturn` is called after that. Filters that are open come back open, also without a draft.
 */
export function useKeptDraft(form: FilterForm, isOpen: boolean, onReturn: () => void): void {
  const { session, idle } = useServices();
  const bringBack = useEffectEvent(() => {
    const person = session.getSnapshot().session?.currentUserId;
    const values = person === undefined ? null : takeDraft({ person, page: window.location.pathname });
    if (values === null) return;
    form.replaceValues(values);
    onReturn();
  });
  useEffect(() => bringBack(), []);

  const isWorthKeeping = useEffectEvent(() => isOpen || form.getStatus().dirty);
  useEffect(() => {
    let person = session.getSnapshot().session?.currentUserId;
    const keepAtEnd = (): void => {
      const { session: present, ended } = session.getSnapshot();
      person = (present ?? ended)?.currentUserId ?? person;
      const hasEnded = ended !== null || idle.getSnapshot().phase === 'idle';
      if (hasEnded && person !== undefined && isWorthKeeping())
        keepDraft({ person, page: window.location.pathname, values: form.getValues() });
    };
    const endings = [session.subscribe(keepAtEnd), idle.subscribe(keepAtEnd), form.subscribe(keepAtEnd)];
    return () => endings.forEach((end) => end());
  }, [form, session, idle]);
}
