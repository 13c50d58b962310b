const path = require('node:path');

/** The tests of the library's larger parts, and every component once, with React 18 in place of 19. */
module.exports = {
  ...require('./jest.config.cjs'),
  rootDir: __dirname,
  displayName: 'ui-kit with React 18',
  testMatch: [
    'testing',
    'MultiSelect',
    'DateRangePicker',
    'Dialog',
    'Menu',
    'Toaster',
    'storage',
    'theme',
    'locale',
    'lazyPart',
  ].map((folder) => `<rootDir>/src/${folder}/**/*.test.{ts,tsx}`),
  moduleNameMapper: require(path.join(__dirname, '../../tools/react-18/moduleNameMapper.cjs')),
};
