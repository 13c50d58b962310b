/** Messages to the worker. Texts are sent in blocks, because one long message would block the page. */
export type ToWorker =
  | {
      kind: 'texts';
      job: number;
      /** Concatenated texts. */
      joined: string;
      /** Their lengths. */
      lengths: Uint32Array;
    }
  | { kind: 'rank'; job: number }
  | { kind: 'cancel'; job: number };

/** Messages from the worker. */
export type FromWorker =
  | { job: number; ranks: Uint32Array; count: number }
  | { job: number; isAlive: true }
  | {
      job: number;
      /** Error message for a log. */
      failure: string;
    };

/** A message endpoint: a worker, a worker's global scope or a message port. */
export interface MessageEnd {
  postMessage(message: unknown, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}
