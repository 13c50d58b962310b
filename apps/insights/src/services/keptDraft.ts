import type { FormValues } from '@agency-insights/form-renderer';

const storageKey = 'agency-insights.kept-draft';

/** Filters that were not applied when the session ended or their search was left. */
export interface KeptDraft {
  /** Id of the person whose they are. */
  person: string;
  /** Address of the search that they belong to. */
  page: string;
  values: FormValues;
  /** Whether they were in view. */
  isOpen: boolean;
}

/** Keeps a draft for this tab, in place of an earlier one. */
export function keepDraft(draft: KeptDraft, storage: Pick<Storage, 'setItem'> = sessionStorage): void {
  try {
    storage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Without storage there is nothing to come back to.
  }
}

/** Forgets the kept draft: another one has been started. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage none is kept.
  }
}

/**
 * Takes the kept draft of a page out of storage; null if there is none, or it is another person's, which is deleted.
 */
export function takeDraft(
  { person, page }: Pick<KeptDraft, 'person' | 'page'>,
  storage: Pick<Storage, 'getItem' | 'removeItem'> = sessionStorage,
): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    if (!isKeptDraft(kept)) return null;
    if (kept.person === person && kept.page !== page) return null;
    storage.removeItem(storageKey);
    return kept.person === person ? kept : null;
  } catch {
    return null;
  }
}

function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { person, page, values } = value as Partial<Record<keyof KeptDraft, unknown>>;
  return typeof person === 'string' && typeof page === 'string' && typeof values === 'object' && values !== null;
}
