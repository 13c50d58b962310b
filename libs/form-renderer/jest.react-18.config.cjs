const path = require('node:path');

/** What of the form is drawn, with React 18 in place of 19; what has no React in it needs no second run. */
module.exports = {
  ...require('./jest.config.cjs'),
  rootDir: __dirname,
  displayName: 'form-renderer with React 18',
  testMatch: ['renderer', 'fields', 'form', 'summary/FilterChips', 'example'].map(
    (folder) => `<rootDir>/src/${folder}/**/*.test.tsx`,
  ),
  moduleNameMapper: require(path.join(__dirname, '../../tools/react-18/moduleNameMapper.cjs')),
};
