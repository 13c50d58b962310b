declare module 'virtual:component-status' {
  /** The status of every public component of ui-kit. */
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- a module declared here can import nothing itself
  const components: readonly import('../tools/components/componentStatus.ts').ComponentStatus[];
  export default components;
}
