const path = require('node:path');

/** Runs the tests of React code with React 18 instead of 19. */
module.exports = {
  ...require('./jest.config.cjs'),
  rootDir: __dirname,
  displayName: 'form-renderer with React 18',
  testMatch: ['FormRenderer', 'renderer', 'fields', 'form', 'summary/FilterChips', 'example'].map(
    (folder) => `<rootDir>/src/${folder}/**/*.test.tsx`,
  ),
  moduleNameMapper: require(path.join(__dirname, '../../tools/react-18/moduleNameMapper.cjs')),
};
