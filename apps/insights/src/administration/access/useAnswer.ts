import { useState } from 'react';
import { useAttempt } from '../useAttempt.ts';

/** What a question was answered with, for as long as no other is asked. `refuse` says why a question is not asked. */
export function useAnswer<T>() {
  const [answer, setAnswer] = useState<T | null>(null);
  const { isRunning: isAsking, problem, setProblem, run } = useAttempt();
  const ask = (question: () => Promise<T>): Promise<void> =>
    run(async () => {
      setProblem(null);
      setAnswer(null);
      setAnswer(await question());
    });
  const refuse = (text: string): void => {
    setAnswer(null);
    setProblem(text);
  };
  return { answer, problem, isAsking, ask, refuse };
}
