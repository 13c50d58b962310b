module.exports = {
  displayName: 'dashboards',
  preset: '../../jest.preset.js',
  coverageDirectory: 'coverage',
  // Scales come as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(@tanstack|d3-[a-z-]+|internmap)/)'],
};
