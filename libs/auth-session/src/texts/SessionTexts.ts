import type { Permission } from '../permissions/permissions.ts';

/** Texts of `ProtectedPage`, and what permissions are called. */
export interface SessionTexts {
  /** While the session loads. English: "Loading...". */
  loading: string;
  /** Where the sign-in service does not respond. English: "The sign-in service could not be reached. Check the connection and try again." */
  unavailable: string;
  /** English: "Try again". */
  tryAgain: string;
  /** What each permission is called. English: "insights personal lines". */
  permissions: Readonly<Record<Permission, string>>;
}

/** All texts of the package, by section: a complete locale pack. */
export type SessionPack = {
  /** Texts of sessions. */
  session: SessionTexts;
};
