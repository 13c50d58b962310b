import type { ReactNode } from 'react';

/** Props of ProtectedPage. */
export interface ProtectedPageProps {
  /** Shows the children to everyone. Default false. */
  unprotected?: boolean;
  /** Shown while the session loads, and while the browser goes to sign-in. Default "Loading...". */
  loading?: ReactNode;
  /** Shown if the sign-in service does not respond. Default: a sentence and a button "Try again". */
  unavailable?: ReactNode;
  /**
   * Shown over the page when the session has ended without a sign-out. Default: the browser goes to sign-in.
   */
  ended?: ReactNode;
  /** Called when another person has signed in; the page then renders nothing. Default: reloads the page. */
  onPersonChange?: () => void;
  /** The page. */
  children: ReactNode;
}
