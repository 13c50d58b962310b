import type { FilterForm } from '@agency-insights/form-renderer';
import { useEffect, type RefObject } from 'react';
import { useKeptDraft } from '../session/useKeptDraft.ts';
import { openRowInNewTab } from './openRowInNewTab.ts';
import { RememberedSearch, type RememberedSearchProps } from './start/RememberedSearch.tsx';
import { useFocusAfterHistory } from './useFocusAfterHistory.ts';

export interface UnseenPartsProps extends RememberedSearchProps {
  form: FilterForm;
  /** Called when a draft of the session before is back. */
  onDraft: () => void;
  /** The heading of the page: it takes the focus that Back and Forward have taken away. */
  heading: RefObject<HTMLElement | null>;
}

/** What the screen does and does not show: it comes after the agencies. */
export function UnseenParts({ form, onDraft, heading, ...search }: UnseenPartsProps) {
  useKeptDraft(form, onDraft);
  useFocusAfterHistory(heading);
  useEffect(() => {
    document.addEventListener('keydown', openRowInNewTab);
    return () => document.removeEventListener('keydown', openRowInNewTab);
  }, []);
  return <RememberedSearch {...search} />;
}
