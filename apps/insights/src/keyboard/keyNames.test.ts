import { keyNames } from './keyNames.ts';

describe('the names of keys', () => {
  it.each([
    ['g f', ['G', 'F']],
    ['$mod+k', ['Ctrl', 'K']],
    ['$mod+Enter', ['Ctrl', 'Enter']],
    ['[Shift]+?', ['?']],
    ['Alt+ArrowDown', ['Alt', '↓']],
    ['Alt+Shift+ArrowLeft', ['Alt', 'Shift', '←']],
    ['ArrowUp ArrowDown', ['↑', '↓']],
    ['Space', ['Space']],
  ])('of %s match those on a keyboard', (keys, names) => {
    expect(keyNames(keys)).toEqual(names);
  });
});
