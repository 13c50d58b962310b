/** Returns the description of a prop on a docs page: its doc comment. React types `ref`, and says nothing of it. */
export function propWords(name: string, docComment: string | undefined): string {
  return docComment || (name === 'ref' ? 'Gets what the component hands out.' : '');
}
