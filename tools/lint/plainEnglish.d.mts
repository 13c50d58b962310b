import type { Rule } from 'eslint';

export const plainEnglish: Rule.RuleModule;

/** Words and phrases that readers stumble over, each with what to write instead. */
export const unclearWords: readonly { pattern: RegExp; instead: string }[];
