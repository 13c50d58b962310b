import { useState } from 'react';
import { errorText } from './errorText.ts';

/** What a person asked for and the service may refuse. */
export interface Attempt {
  isRunning: boolean;
  /** What went wrong in words; null: nothing. */
  problem: string | null;
  setProblem: (problem: string | null) => void;
  /** Does it, unless it is being done already. Never rejects. */
  run: (work: () => Promise<unknown>) => Promise<void>;
}

/** Keeps whether something runs, and why it failed. */
export function useAttempt(): Attempt {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isRunning,
    problem,
    setProblem,
    async run(work) {
      if (isRunning) return;
      setRunning(true);
      try {
        await work();
        setProblem(null);
      } catch (error) {
        setProblem(errorText(error));
      } finally {
        setRunning(false);
      }
    },
  };
}
