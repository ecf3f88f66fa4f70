/** How the compiler treats styled blocks: without their blanks, and those that nobody uses can be left out. For the application and the library. */
export const styledBlocks = {
  minify: true,
  pure: true,
  transpileTemplateLiterals: true,
  displayName: false,
  fileName: false,
  ssr: false,
} as const;
