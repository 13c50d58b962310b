/**
 * Jest as a product team has it: the built packages, required and not transformed, in jsdom. `npm test -- build packages` runs
 * it.
 */
// The caller may have set this after building the packages.
process.env.NODE_ENV = 'test';

module.exports = {
  rootDir: __dirname,
  testEnvironment: 'jsdom',
  testTimeout: 60_000,
  testMatch: ['<rootDir>/*.test.tsx'],
  transform: {
    '\\.test\\.tsx$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
    ],
  },
};
