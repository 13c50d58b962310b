const path = require('node:path');

const react18 = path.join(__dirname, 'node_modules');

/** Jest's `moduleNameMapper` that puts React 18 in the place of 19. */
module.exports = {
  '^react$': `${react18}/react`,
  '^react/(.*)$': `${react18}/react/$1`,
  '^react-dom$': `${react18}/react-dom`,
  '^react-dom/(.*)$': `${react18}/react-dom/$1`,
  '^scheduler$': `${react18}/scheduler`,
};
