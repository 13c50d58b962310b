import type { ServerResponse } from 'node:http';

/** An answer on its way to the client, as far as it has to be cut off. */
type Outgoing = Pick<ServerResponse, 'destroy' | 'once' | 'writableFinished'>;

/** The answers that are on their way to each person, so that a person who is blocked gets no more of them. */
export class LiveAnswers {
  readonly #answers = new Map<string, Set<Outgoing>>();

  /** Keeps an answer in view until it has been sent. */
  add(personId: string, outgoing: Outgoing): void {
    const answers = this.#answers.get(personId) ?? new Set();
    this.#answers.set(personId, answers.add(outgoing));
    outgoing.once('close', () => {
      answers.delete(outgoing);
      if (answers.size === 0 && this.#answers.get(personId) === answers) this.#answers.delete(personId);
    });
  }

  /** Cuts off whatever is still on its way to a person. */
  end(personId: string): void {
    for (const outgoing of [...(this.#answers.get(personId) ?? [])]) {
      if (!outgoing.writableFinished) outgoing.destroy();
    }
  }
}
