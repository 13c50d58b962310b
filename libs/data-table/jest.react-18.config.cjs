const path = require('node:path');

/** What of the table is drawn, with React 18 in place of 19; what has no React in it needs no second run. */
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
    .concat('<rootDir>/src/engine/useTableView.test.tsx'),
  moduleNameMapper: require(path.join(__dirname, '../../tools/react-18/moduleNameMapper.cjs')),
};
