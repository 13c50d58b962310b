module.exports = { displayName: 'insights-api', preset: '../../jest.preset.js', coverageDirectory: 'coverage' };
