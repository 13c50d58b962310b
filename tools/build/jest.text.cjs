/** Gives a file as its text, as a bundler does for `./page.md?raw`. */
module.exports = {
  process: (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };` }),
};
