/** Made by catalogueIndex.ts while the catalogue is served or built. */
declare module 'virtual:catalogue-index' {
  const titles: readonly { title: string; id: string; stories: number }[];
  export default titles;
}

/** Made by componentSources.ts and catalogueData.ts in the same way; what they are say sources.ts, codes.ts, news.ts and entriesOfLibrary.ts. */
declare module 'virtual:component-sources' {
  const sources: unknown;
  export default sources;
}
declare module 'virtual:catalogue-codes' {
  const codes: unknown;
  export default codes;
}
declare module 'virtual:catalogue-news' {
  const news: unknown;
  export default news;
}
declare module 'virtual:library-without-page' {
  const entries: unknown;
  export default entries;
}
