module.exports = { displayName: 'insights', preset: '../../jest.preset.js', coverageDirectory: 'coverage' };
