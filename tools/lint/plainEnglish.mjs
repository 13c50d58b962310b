/** Words and phrases that readers stumble over, each with what to write instead. */
export const unclearWords = [
  { pattern: /\banew\b/i, instead: '"again"' },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: '"fix"' },
  { pattern: /\bwhoever\b/i, instead: 'the user, the caller or another actor by name' },
  { pattern: /(?<![-\w])(somebody|nobody)\b(?!@|-|\))/i, instead: 'the user, the caller or another actor by name' },
  { pattern: /\bfewest\b/i, instead: '"min"' },
  { pattern: /\bstands? (in|on|at|for|there|behind|beside)\b/i, instead: '"is", "means" or "has"' },
  { pattern: /\b(is|are|was|be) told\b/i, instead: '"is reported to", "receives" or "is shown"' },
  { pattern: /\btold of\b/i, instead: '"reported" or "notified of"' },
  { pattern: /\banswers (whether|null|what|how|where)\b/i, instead: '"returns" or "responds with"' },
];

/** An ESLint rule that reports unclear words in comments, strings and JSX text. */
export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    docs: { description: 'Disallows words that readers stumble over' },
    messages: { unclear: 'Unclear wording "{{ word }}": write {{ instead }}.' },
  },
  create(context) {
    function check(text, toLocation) {
      for (const { pattern, instead } of unclearWords) {
        const match = pattern.exec(text);
        if (match) context.report({ loc: toLocation(match), messageId: 'unclear', data: { word: match[0], instead } });
      }
    }
    const { sourceCode } = context;
    const checkNode = (node, text) =>
      check(text, ({ index }) => sourceCode.getLocFromIndex(Math.min(node.range[0] + index, node.range[1])));
    return {
      Program: () => sourceCode.getAllComments().forEach((comment) => checkNode(comment, comment.value)),
      // A single word is a name or a key.
      Literal: (node) => typeof node.value === 'string' && node.value.includes(' ') && checkNode(node, node.value),
      TemplateElement: (node) => checkNode(node, node.value.raw),
      JSXText: (node) => checkNode(node, node.value),
    };
  },
};
