module.exports = { displayName: 'dashboards', preset: '../../jest.preset.js', coverageDirectory: 'coverage' };
