module.exports = { displayName: 'form-renderer', preset: '../../jest.preset.js', coverageDirectory: 'coverage' };
