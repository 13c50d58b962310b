declare module 'virtual:type-docs' {
  /** The exported types and functions of ui-kit by name. */
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- a module declared here can import nothing itself
  const types: Readonly<Record<string, import('../tools/components/typeDocs.ts').TypeDocs>>;
  export default types;
}
