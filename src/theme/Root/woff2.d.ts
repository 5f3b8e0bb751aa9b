/** Address of a font, which the bundler emits. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
