/** How the compiler treats styled blocks: without their blanks, and those that nobody uses can be left out. For the application and the library. */
export const styledBlocks = {
  minify: true,
  pure: true,
  transpileTemplateLiterals: true,
  displayName: false,
  fileName: false,
  // Names of styles that do not depend on the order in which modules run: the pages drawn at build time have the same.
  ssr: true,
} as const;
