import { sameValue, type FilterForm, type FormValues } from '@agency-insights/form-renderer';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useServices } from '../services/ServicesContext.tsx';
import { forgetDraft, keepDraft, takeDraft } from '../services/keptDraft.ts';

/**
 * Keeps what was drafted and not applied when the session ends by itself (PLUS-10) or its search is left, and brings it
 * back when the same person is at that search again. `onReturn` is called after that if the filters were open. Filters
 * that are open when the session ends come back open, also without a draft.
 * @param page Address of the search.
 */
export function useKeptDraft(form: FilterForm, page: string, isOpen: boolean, onReturn: () => void): void {
  const { session, idle } = useServices();
  const left = useRef<FormValues>(null);
  const bringBack = useEffectEvent(() => {
    // It was applied, or is still in the form.
    if (left.current !== null && sameValue(left.current, form.getValues())) forgetDraft();
    left.current = null;
    const person = session.getSnapshot().session?.currentUserId;
    const kept = person === undefined ? null : takeDraft({ person, page });
    if (kept === null) return;
    form.replaceValues(kept.values);
    if (kept.isOpen) onReturn();
  });
  useEffect(() => bringBack(), [page]);

  const keep = useEffectEvent((person: string, address: string) =>
    keepDraft({ person, page: address, values: form.getValues(), isOpen }),
  );
  // Runs before the form takes the filters of the next search.
  useLayoutEffect(
    () => () => {
      const person = session.getSnapshot().session?.currentUserId;
      if (person === undefined || !form.getStatus().dirty) return;
      left.current = form.getValues();
      keep(person, page);
    },
    [form, session, page],
  );

  const keepOpen = useEffectEvent((person: string) => {
    if (isOpen || form.getStatus().dirty) keep(person, page);
  });
  useEffect(() => {
    let person = session.getSnapshot().session?.currentUserId;
    const keepAtEnd = (): void => {
      const { session: present, ended } = session.getSnapshot();
      person = (present ?? ended)?.currentUserId ?? person;
      const hasEnded = ended !== null || idle.getSnapshot().phase === 'idle';
      if (hasEnded && person !== undefined) keepOpen(person);
    };
    const endings = [
      form.subscribe(() => {
        if (form.getStatus().dirty) forgetDraft();
      }),
      session.subscribe(keepAtEnd),
      idle.subscribe(keepAtEnd),
      form.subscribe(keepAtEnd),
    ];
    return () => endings.forEach((end) => end());
  }, [form, session, idle]);
}
