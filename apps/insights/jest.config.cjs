const preset = require('../../jest.preset.js');

module.exports = {
  displayName: 'insights',
  preset: '../../jest.preset.js',
  coverageDirectory: 'coverage',
  moduleNameMapper: { '^(.+\\.md)\\?raw$': '$1' },
  transform: { '\\.md$': require.resolve('../../tools/build/jest.text.cjs'), ...preset.transform },
};
