import type { ReactNode } from 'react';

/** Props of ProtectedPage. */
export interface ProtectedPageProps {
  /** Shows the children to everybody. Default false. */
  unprotected?: boolean;
  /** Shown while the session loads, and while the browser goes to sign-in. Default "Loading...". */
  loading?: ReactNode;
  /** Shown where the sign-in service does not answer. Default: a sentence and a button "Try again". */
  unavailable?: ReactNode;
  /**
   * Shown over the page when a session that was here has ended by itself; the page stays below it. Default: the browser
   * goes to sign-in, as it does where there was no session.
   */
  ended?: ReactNode;
  /** Called when another person has signed in. Nothing is shown from then on. Default: loads the page again. */
  onPersonChange?: () => void;
  /** The page. */
  children: ReactNode;
}
