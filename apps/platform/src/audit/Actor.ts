import type { Caller } from '../http/Caller.ts';

/** The author of a change, as the audit trail names them. */
export interface Actor {
  /** Id of the user; null for a service or a command. */
  id: string | null;
  name: string;
}

/** A user who may run the command has access to the database. */
export const commandLine: Actor = { id: null, name: 'command line' };

/** The settings that the platform is started with. */
export const configuration: Actor = { id: null, name: 'configuration' };

/** A refused sign-in, whose author is unknown. */
export const refusedSignIn: Actor = { id: null, name: 'sign-in' };

/** Returns the caller as an actor. */
export function actorOf(caller: Caller): Actor {
  return caller.kind === 'person'
    ? { id: caller.person.id, name: caller.person.email }
    : { id: null, name: `service ${caller.name}` };
}
