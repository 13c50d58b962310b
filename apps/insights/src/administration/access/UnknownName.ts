/** A typed name or email that nothing has. The message is for the user, in their language. */
export class UnknownName extends Error {
  override readonly name = 'UnknownName';
}
