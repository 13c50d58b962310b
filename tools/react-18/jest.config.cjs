const path = require('node:path');

/**
 * What runs with React 18 in every `npm test`: the components by themselves, and a form and a table as users meet them.
 * `npm run test:all` runs `jest.react-18.config.cjs` of each library in its place.
 */
module.exports = {
  preset: path.join(__dirname, '../../jest.preset.js'),
  rootDir: path.join(__dirname, '../../libs'),
  displayName: 'React 18',
  testMatch: [
    'ui-kit/src/testing/{formControls,serverRendering}',
    'form-renderer/src/example/AgencyFilters',
    'data-table/src/DataTable/DataTable.{hydration,keyboard}',
  ].map((file) => `<rootDir>/${file}.test.tsx`),
  moduleNameMapper: require('./moduleNameMapper.cjs'),
};
