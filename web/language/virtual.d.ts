declare module 'virtual:text-files' {
  /** The file with the texts of home, by the prefix of its language. Empty in development. */
  const files: Record<string, string>;
  export default files;
}
