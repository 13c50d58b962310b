/** Attributes and props whose value a user reads or hears. */
const spoken =
  /^(aria-(label|description|valuetext|roledescription)|title|titleAccess|alt|label|placeholder|\w+(Label|Text|Title|Placeholder))$/;

/** A word: what has none (a dash, "%", "•") needs no translation. */
const word = /\p{L}{2}/u;

/**
 * Refuses texts for users outside the locale packs: in JSX, in attributes that are read out or shown, and as defaults of
 * props. Texts of developers (errors, warnings) are not meant.
 */
export const textsInPacks = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      text: 'Move "{{text}}" to the locale packs, and read it with useTexts (in the app: with t of useWords): users of other languages would see English.',
    },
  },
  create(context) {
    const check = (node) => {
      const text = textOf(node);
      if (text !== null && word.test(text))
        context.report({ node, messageId: 'text', data: { text: text.trim().slice(0, 40) } });
    };
    return {
      JSXText: check,
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment')
          for (const one of outcomes(node.expression)) check(one);
      },
      JSXAttribute({ name, value }) {
        if (!spoken.test(nameOf(name)) || value === null) return;
        for (const one of outcomes(value.type === 'JSXExpressionContainer' ? value.expression : value)) check(one);
      },
      Property({ key, value, computed }) {
        if (!computed && /^aria-/.test(nameOf(key)) && spoken.test(nameOf(key)))
          for (const one of outcomes(value)) check(one);
      },
      AssignmentPattern({ left, right }) {
        if (left.type === 'Identifier' && spoken.test(left.name)) for (const one of outcomes(right)) check(one);
      },
    };
  },
};

/** The nodes that an expression may have as its value. */
function outcomes(node) {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(outcomes);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(outcomes);
  return [node];
}

/** The text of a literal or of the fixed parts of a template; null for other nodes. */
function textOf(node) {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node.type === 'TemplateLiteral' ? node.quasis.map((part) => part.value.cooked).join('…') : null;
}

function nameOf(node) {
  if (node.type === 'JSXNamespacedName') return `${node.namespace.name}:${node.name.name}`;
  return String(node.name ?? node.value ?? '');
}
