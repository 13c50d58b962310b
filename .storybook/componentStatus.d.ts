declare module 'virtual:component-status' {
  /** The status of every public component of ui-kit. */
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- a module declared here can import nothing itself
  const components: readonly import('../tools/components/componentStatus.ts').ComponentStatus[];
  export default components;
  /** What the entries of all packages weigh. */
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- as above
  export const sizes: readonly import('../tools/components/entrySizes.ts').EntrySize[];
}
