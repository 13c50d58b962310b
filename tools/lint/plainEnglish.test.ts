import { describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import { plainEnglish } from './plainEnglish.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } };

new RuleTester({ languageOptions: jsx }).run('plain-english', plainEnglish, {
  valid: ['// Returns the rows again.', 'const answers = "Fixes the page";', '<p>Try again.</p>', 'const anew = 1;'],
  invalid: [
    {
      name: 'a comment on its second line',
      code: 'a();\n// Loads the page anew.',
      errors: [{ message: 'Unclear wording "anew": write "again".', line: 2, column: 17 }],
    },
    { code: '/* Answers whether it fits. */', errors: [{ messageId: 'unclear' }] },
    { code: 'const title = "tells nobody";', errors: [{ messageId: 'unclear' }] },
    { code: 'const hint = `${name} stands in the list`;', errors: [{ messageId: 'unclear' }] },
    { code: '<p>Mend the file.</p>', errors: [{ messageId: 'unclear' }] },
  ],
});
