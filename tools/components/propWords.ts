/** What React and the browser's elements take by themselves, where it stands in a table because a story gives it. */
const nativeProps: Readonly<Record<string, string>> = {
  'aria-label': 'Its name for screen readers, where no words are seen that name it.',
  children: 'What it holds.',
  href: 'The address it leads to.',
  placeholder: 'Shown as long as it is empty. It is no label.',
  ref: 'Gets what the component hands out.',
};

/** What is said of a prop on a docs page: its doc comment, or, where our types leave it to the browser, words that fit everywhere. */
export function propWords(name: string, docComment: string | undefined): string {
  return docComment || (nativeProps[name] ?? '');
}
