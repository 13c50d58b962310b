import { type FaultRule, matchesRule } from './FaultRule.ts';

/** The rules in force. */
export class FaultRules {
  #rules: { rule: FaultRule; left: number }[] = [];

  constructor(rules: readonly FaultRule[] = []) {
    this.replace(rules);
  }

  /** The rules that still hold, with the number of requests that are left. */
  list(): FaultRule[] {
    return this.#rules.map(({ rule, left }) => (rule.times === undefined ? rule : { ...rule, times: left }));
  }

  /** Puts other rules in force; the first that matches a request counts. */
  replace(rules: readonly FaultRule[]): void {
    this.#rules = rules.map((rule) => ({ rule, left: rule.times ?? Infinity }));
  }

  /** Returns the rule for a request, and counts it; undefined if the request is handled as usual. */
  take(method: string, pathname: string): FaultRule | undefined {
    const found = this.#rules.find(({ rule }) => matchesRule(rule, method, pathname));
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#rules = this.#rules.filter((entry) => entry !== found);
    return found.rule;
  }
}
