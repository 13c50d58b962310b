import { Link } from '@agency-insights/ui-kit';
import type { ReactNode } from 'react';
import { RouterLink } from '../../shell/RouterLink.tsx';

export interface SearchLinkProps {
  /** The query of the search: `?agency_state=TX`. */
  query: string;
  children: ReactNode;
}

/** Leads to a search for agencies. */
export function SearchLink({ query, children }: SearchLinkProps) {
  return (
    <span>
      <Link component={RouterLink} href={`/marketing/agencies${query}`}>
        {children}
      </Link>
    </span>
  );
}
