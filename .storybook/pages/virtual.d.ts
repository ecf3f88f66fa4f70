/** Made by catalogueIndex.ts while the catalogue is served or built. */
declare module 'virtual:catalogue-index' {
  const titles: readonly { title: string; id: string; stories: number }[];
  export default titles;
}

/** Made by catalogueData.ts in the same way. */
declare module 'virtual:catalogue-codes' {
  const codes: readonly import('../../scripts/catalogue/codeSheet.ts').CodeRow[];
  export default codes;
}
declare module 'virtual:catalogue-news' {
  const news: import('../../scripts/catalogue/news.ts').News;
  export default news;
}
