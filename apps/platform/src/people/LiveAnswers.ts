import type { ServerResponse } from 'node:http';
import { holdsAll, type PersonRights } from '../authorization-store/product/Rights.ts';

/** An answer on its way to the client, as far as it has to be cut off. */
type Outgoing = Pick<ServerResponse, 'destroy' | 'once' | 'writableFinished'>;

/** The answers that are on their way to each user, so that a user who loses access gets no more of them. */
export class LiveAnswers {
  /** Each with the rights that it was made with. */
  readonly #answers = new Map<string, Map<Outgoing, PersonRights>>();

  /** Keeps an answer in view until it has been sent. */
  add(personId: string, outgoing: Outgoing, rights: PersonRights): void {
    const answers = this.#answers.get(personId) ?? new Map<Outgoing, PersonRights>();
    this.#answers.set(personId, answers.set(outgoing, rights));
    outgoing.once('close', () => {
      answers.delete(outgoing);
      if (answers.size === 0 && this.#answers.get(personId) === answers) this.#answers.delete(personId);
    });
  }

  /** Cuts off whatever is still on its way to a user. */
  end(personId: string): void {
    this.#cutOff(personId, () => true);
  }

  /** Cuts off what is on its way to users who have lost a right that it was made with. `read`: the rights that users have now. */
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
