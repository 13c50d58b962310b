const path = require('node:path');

/** Runs the tests of React code with React 18 instead of 19. */
module.exports = {
  ...require('./jest.config.cjs'),
  rootDir: __dirname,
  displayName: 'data-table with React 18',
  testMatch: [
    'DataTable.footer',
    'DataTable.hydration',
    'DataTable.keyboard',
    'DataTable.remote',
    'DataTable.scrolling',
    'DataTable.selection',
  ]
    .map((name) => `<rootDir>/src/DataTable/${name}.test.tsx`)
    .concat('<rootDir>/src/{editing,engine,grouping,hooks,moving,pinning,ranges,remote}/*.test.tsx'),
  moduleNameMapper: require(path.join(__dirname, '../../tools/react-18/moduleNameMapper.cjs')),
};
