/** What the page tells the worker. Texts arrive in blocks, because one long message would stop the page. */
export type ToWorker =
  | {
      kind: 'texts';
      job: number;
      /** Texts one after another. */
      joined: string;
      /** Their lengths. */
      lengths: Uint32Array;
    }
  | { kind: 'rank'; job: number }
  | { kind: 'cancel'; job: number };

/** What the worker answers. */
export type FromWorker =
  | { job: number; ranks: Uint32Array; count: number }
  | { job: number; isAlive: true }
  | {
      job: number;
      /** What went wrong, for a log. */
      failure: string;
    };

/** One end of a line of messages: a worker, the inside of one, or a message port. */
export interface MessageEnd {
  postMessage(message: unknown, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}
