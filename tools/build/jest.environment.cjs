require('./fasterStyles.cjs');

/**
 * The environment of a test file: `.test.tsx` renders and gets a DOM, `.test.ts` gets Node's own, which takes a tenth of
 * the time to make. A file that says `@jest-environment jsdom` gets what it says.
 */
module.exports = class EnvironmentOfFile {
  constructor(config, context) {
    const name = context.testPath.endsWith('.tsx') ? 'jest-environment-jsdom' : 'jest-environment-node';
    const { TestEnvironment } = require(name);
    return new TestEnvironment(config, context);
  }
};
