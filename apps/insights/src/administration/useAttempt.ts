import { useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { errorText, refusedField } from './errorText.ts';

/** A request that the service may refuse. */
export interface Attempt {
  isRunning: boolean;
  /** The error message; null for none. */
  problem: string | null;
  /** The field that is missing, or that the service refuses; null: none, or no single one. */
  field: string | null;
  setProblem: (problem: string | null, field?: string | null) => void;
  /** Runs it, unless it is already running. Never rejects. */
  run: (work: () => Promise<unknown>) => Promise<void>;
}

interface Failure {
  problem: string | null;
  field: string | null;
}

const none: Failure = { problem: null, field: null };

/** Keeps whether something runs, and why it failed. */
export function useAttempt(): Attempt {
  const { t } = useWords();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState(none);
  return {
    isRunning,
    ...failure,
    setProblem: (problem, field = null) => setFailure({ problem, field }),
    async run(work) {
      if (isRunning) return;
      setRunning(true);
      try {
        await work();
        setFailure(none);
      } catch (error) {
        setFailure({ problem: errorText(error, t), field: refusedField(error) });
      } finally {
        setRunning(false);
      }
    },
  };
}
