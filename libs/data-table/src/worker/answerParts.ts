import { rankTexts } from '../engine/rankTexts.ts';
import { Work } from '../engine/Work.ts';
import type { FromWorker, MessageEnd, ToWorker } from './workerMessages.ts';

/** Interval in ms at which the worker checks for cancellation. */
const sliceMs = 30;
/** Interval in ms of the worker's heartbeat. */
const signMs = 500;

interface Job {
  texts: string[];
  cancelling: AbortController;
}

/** Runs the jobs that arrive as messages: the main function of a table's worker. */
export function answerParts(end: MessageEnd): void {
  const jobs = new Map<number, Job>();
  const answer = (message: FromWorker, transfer: Transferable[] = []) => end.postMessage(message, transfer);
  const jobOf = (id: number): Job => {
    const job = jobs.get(id) ?? { texts: [], cancelling: new AbortController() };
    jobs.set(id, job);
    return job;
  };

  const rank = async (id: number) => {
    const { texts, cancelling } = jobOf(id);
    try {
      let lastSign = performance.now();
      answer({ job: id, isAlive: true });
      const onPause = () => {
        if (performance.now() - lastSign < signMs) return;
        lastSign = performance.now();
        answer({ job: id, isAlive: true });
      };
      const work = new Work(rankTexts(texts), { sliceMs });
      const { ranks, count } = await work.runInSlices({ signal: cancelling.signal, onPause });
      answer({ job: id, ranks, count }, [ranks.buffer]);
    } catch (error) {
      if (!cancelling.signal.aborted) answer({ job: id, failure: String(error) });
    } finally {
      jobs.delete(id);
    }
  };

  end.addEventListener('message', ({ data }) => {
    const message = data as ToWorker;
    if (message.kind === 'texts') addTexts(jobOf(message.job).texts, message.joined, message.lengths);
    else if (message.kind === 'rank') void rank(message.job);
    else {
      jobs.get(message.job)?.cancelling.abort();
      jobs.delete(message.job);
    }
  });
}

function addTexts(texts: string[], joined: string, lengths: Uint32Array): void {
  let start = 0;
  for (const length of lengths) {
    texts.push(joined.slice(start, start + length));
    start += length;
  }
}
