import { useState } from 'react';
import { useAttempt } from '../useAttempt.ts';

/** Holds the response to the last question. `refuse` sets the reason why a question is not sent. */
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
