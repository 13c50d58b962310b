/** A user who is signed in. */
export interface Person {
  /** The session's cookie, as a browser sends it. */
  cookie: string;
  /** The access token of the API. */
  token: string;
}
