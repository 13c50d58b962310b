import type { FormValues } from '@agency-insights/form-renderer';

const storageKey = 'agency-insights.kept-draft';

/** Filters that were not applied when the session ended. */
export interface KeptDraft {
  /** Id of the person whose they are. */
  person: string;
  /** Path of the page that they belong to. */
  page: string;
  values: FormValues;
}

/** Keeps a draft for this tab until the next sign-in. */
export function keepDraft(draft: KeptDraft, storage: Pick<Storage, 'setItem'> = sessionStorage): void {
  try {
    storage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Without storage there is nothing to come back to.
  }
}

/**
 * Takes the kept draft of a page out of storage; null if there is none, or it is another person's, which is deleted.
 */
export function takeDraft(
  { person, page }: Pick<KeptDraft, 'person' | 'page'>,
  storage: Pick<Storage, 'getItem' | 'removeItem'> = sessionStorage,
): FormValues | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    if (!isKeptDraft(kept)) return null;
    if (kept.person === person && kept.page !== page) return null;
    storage.removeItem(storageKey);
    return kept.person === person ? kept.values : null;
  } catch {
    return null;
  }
}

function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { person, page, values } = value as Partial<Record<keyof KeptDraft, unknown>>;
  return typeof person === 'string' && typeof page === 'string' && typeof values === 'object' && values !== null;
}
