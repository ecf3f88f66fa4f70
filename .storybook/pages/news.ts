import made from 'virtual:catalogue-news';
import type { News } from '../../scripts/catalogue/news.ts';

/** What is different since the last version: catalogueData.ts makes it. */
export const news = made as News;
