import { useState } from 'react';
import { useAttempt } from '../useAttempt.ts';

/** What a question was answered with, for as long as no other is asked. */
export function useAnswer<T>() {
  const [answer, setAnswer] = useState<T | null>(null);
  const { isRunning: isAsking, problem, setProblem, run } = useAttempt();
  const ask = (question: () => Promise<T>): Promise<void> =>
    run(async () => {
      setProblem(null);
      setAnswer(null);
      setAnswer(await question());
    });
  return { answer, problem, isAsking, ask };
}
