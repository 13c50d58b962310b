import { useState } from 'react';
import { errorText } from '../errorText.ts';

/** What a question was answered with, for as long as no other is asked. */
export function useAnswer<T>() {
  const [answer, setAnswer] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = async (question: () => Promise<T>): Promise<void> => {
    if (isAsking) return;
    setAsking(true);
    setProblem(null);
    setAnswer(null);
    try {
      setAnswer(await question());
    } catch (error) {
      setProblem(errorText(error));
    }
    setAsking(false);
  };
  return { answer, problem, isAsking, ask };
}
