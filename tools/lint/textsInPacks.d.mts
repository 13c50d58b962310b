import type { Rule } from 'eslint';

export const textsInPacks: Rule.RuleModule;
