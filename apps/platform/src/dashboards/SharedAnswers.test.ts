import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SharedAnswers } from './SharedAnswers.ts';

/** Creates work that ends on request; counts its starts and ends. */
function createWork() {
  const begun: { resolve: (answer: string) => void; reject: (reason: unknown) => void; stop: AbortSignal }[] = [];
  const work = (stop: AbortSignal): Promise<string> => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    begun.push({ resolve, reject, stop });
    stop.addEventListener('abort', () => reject(stop.reason));
    return promise;
  };
  return { begun, work };
}

describe('shared answers', () => {
  it('are computed once for all concurrent and later callers', async () => {
    const { begun, work } = createWork();
    const answers = new SharedAnswers<string>({ kept: 1 });
    const asked = [answers.get('a', undefined, work), answers.get('a', new AbortController().signal, work)];
    begun[0]?.resolve('answer');
    assert.deepEqual(await Promise.all(asked), ['answer', 'answer']);
    assert.equal(await answers.get('a', undefined, work), 'answer');
    assert.equal(begun.length, 1);
  });

  it('continue while a caller waits, and are cancelled once none does', async () => {
    const { begun, work } = createWork();
    const answers = new SharedAnswers<string>({ kept: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    const asked = [answers.get('a', first.signal, work), answers.get('a', second.signal, work)];
    first.abort(new Error('first left'));
    await assert.rejects(asked[0] as Promise<string>, /first left/);
    assert.equal(begun[0]?.stop.aborted, false);
    second.abort(new Error('second left'));
    await assert.rejects(asked[1] as Promise<string>, /second left/);
    assert.equal(begun[0]?.stop.aborted, true);
    const again = answers.get('a', undefined, work);
    begun[1]?.resolve('answer');
    assert.equal(await again, 'answer');
    await assert.rejects(answers.get('b', first.signal, work), /first left/);
    assert.equal(begun.length, 2);
  });

  it('are computed again after a failure', async () => {
    const { begun, work } = createWork();
    const answers = new SharedAnswers<string>({ kept: 1 });
    const failed = answers.get('a', undefined, work);
    begun[0]?.reject(new Error('broken'));
    await assert.rejects(failed, /broken/);
    const again = answers.get('a', undefined, work);
    begun[1]?.resolve('answer');
    assert.equal(await again, 'answer');
  });

  it('keep the most recent results by weight, and always the last one', async () => {
    const asked: string[] = [];
    const answers = new SharedAnswers<string>({ kept: 4, weigh: (answer) => answer.length });
    const ask = (text: string) =>
      answers.get(text, undefined, (): Promise<string> => {
        asked.push(text);
        return Promise.resolve(text);
      });
    for (const text of ['aa', 'bb', 'aa', 'cc', 'aa', 'bb', 'too long', 'too long']) await ask(text);
    assert.deepEqual(asked, ['aa', 'bb', 'cc', 'bb', 'too long']);
  });
});
