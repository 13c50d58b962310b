import assert from 'node:assert/strict';
import { ApiProblem } from '../../http/ApiProblem.ts';

/** Asserts that each answer is right or a 503 that names no server, and that at least one is a 503. */
export function assertRightOrRefused<T>(answers: readonly PromiseSettledResult<T>[], right: T): void {
  for (const answer of answers) {
    if (answer.status === 'fulfilled') assert.equal(answer.value, right);
    else {
      assert.ok(answer.reason instanceof ApiProblem, String(answer.reason));
      assert.equal(answer.reason.status, 503);
      assert.doesNotMatch(answer.reason.message, /127\.0\.0\.1|shard|postgres|clickhouse/i);
    }
  }
  assert.ok(answers.some(({ status }) => status === 'rejected'));
}
