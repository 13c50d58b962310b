import { useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { errorText, refusedField } from './errorText.ts';

/** What a person asked for and the service may refuse. */
export interface Attempt {
  isRunning: boolean;
  /** What went wrong in words; null: nothing. */
  problem: string | null;
  /** The field that the service refuses; null: none, or no single one. */
  field: string | null;
  setProblem: (problem: string | null) => void;
  /** Does it, unless it is being done already. Never rejects. */
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
    setProblem: (problem) => setFailure({ ...none, problem }),
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
