import { Link } from '@agency-insights/ui-kit';
import type { ReactNode } from 'react';
import { RouterLink } from '../../shell/RouterLink.tsx';

export interface SearchLinkProps {
  /** The query of the search: `?agency_state=TX`. */
  query: string;
  /** Id of the element that describes the link. Default: none. */
  'aria-describedby'?: string | undefined;
  children: ReactNode;
}

/** Leads to a search for agencies. */
export function SearchLink({ query, ...link }: SearchLinkProps) {
  return (
    <span>
      <Link component={RouterLink} href={`/marketing/agencies${query}`} {...link} />
    </span>
  );
}
