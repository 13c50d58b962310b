module.exports = { displayName: 'data-table', preset: '../../jest.preset.js', coverageDirectory: 'coverage' };
