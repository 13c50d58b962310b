/** What to do once a component's files are there. */
export function nextSteps(name: string, lib: string): string {
  const folder = `libs/${lib}/src/${name}`;
  return `
Created ${name} in ${folder}. Next:
  1. Write what it does: ${folder}/${name}.tsx, and a sentence for each prop in ${name}.types.ts.
  2. Say what a person gets from it: ${folder}/${name}.test.tsx, then \`npx jest ${name}\` in libs/${lib}.
  3. Show each state: ${folder}/${name}.stories.tsx, then \`npm run storybook\`.
  4. Answer what ${folder}/${name}.docs.ts asks. Until then \`npm test -- tools\` fails.
  5. Make its pictures: \`npm run visual -- --update --grep ${name}\`.`;
}
