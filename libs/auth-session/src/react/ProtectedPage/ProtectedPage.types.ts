import type { ReactNode } from 'react';

/** Props of ProtectedPage. */
export interface ProtectedPageProps {
  /** Shows the children to everybody. Default false. */
  unprotected?: boolean;
  /** Shown while the session loads, and while the browser goes to sign-in. Default "Loading...". */
  loading?: ReactNode;
  /** Shown where the sign-in service does not answer. Default: a sentence and a button "Try again". */
  unavailable?: ReactNode;
  children: ReactNode;
}
