import type { ServerResponse } from 'node:http';
import { holdsAll, type PersonRights } from '../authorization-store/product/Rights.ts';

/** A response in progress that can be aborted. */
type Outgoing = Pick<ServerResponse, 'destroy' | 'once' | 'writableFinished'>;

/** Responses in progress by user, so that they can be aborted when the user loses access. */
export class LiveAnswers {
  /** Each with the rights under which it was created. */
  readonly #answers = new Map<string, Map<Outgoing, PersonRights>>();

  /** Tracks a response until it has been sent. */
  add(personId: string, outgoing: Outgoing, rights: PersonRights): void {
    const answers = this.#answers.get(personId) ?? new Map<Outgoing, PersonRights>();
    this.#answers.set(personId, answers.set(outgoing, rights));
    outgoing.once('close', () => {
      answers.delete(outgoing);
      if (answers.size === 0 && this.#answers.get(personId) === answers) this.#answers.delete(personId);
    });
  }

  /** Aborts all responses in progress to a user. */
  end(personId: string): void {
    this.#cutOff(personId, () => true);
  }

  /**
   * Aborts responses to users who have lost a right under which the response was created. `read` returns the current
   * rights.
   */
  async endLost(read: (personIds: readonly string[]) => Promise<ReadonlyMap<string, PersonRights>>): Promise<void> {
    if (this.#answers.size === 0) return;
    for (const [personId, now] of await read([...this.#answers.keys()]))
      this.#cutOff(personId, (before) => !holdsAll(now, before));
  }

  #cutOff(personId: string, isOver: (rights: PersonRights) => boolean): void {
    for (const [outgoing, rights] of [...(this.#answers.get(personId) ?? [])]) {
      if (!outgoing.writableFinished && isOver(rights)) outgoing.destroy();
    }
  }
}
