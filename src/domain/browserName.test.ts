import { expect, it } from 'vitest';
import { browserName } from './browserName.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

// Each says of itself what others are called, too.
it.each([
  [`${CHROME} Edg/142.0.0.0`, 'Edge'],
  [`${CHROME} EdgA/142.0.0.0`, 'Edge'],
  [`${IPHONE} Version/18.0 EdgiOS/142.0 Mobile/15E148 Safari/604.1`, 'Edge'],
  [`${CHROME} Edge/18.17763`, 'Edge'],
  [`${CHROME} OPR/120.0.0.0`, 'Opera'],
  ['Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18', 'Opera'],
  [CHROME.replace('Chrome/', 'SamsungBrowser/29.0 Chrome/'), 'Samsung Internet'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  [`${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox'],
  [CHROME, 'Chrome'],
  [`${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome'],
  [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari'],
  ['Lynx/2.9.0', 'Navegador'],
  ['', 'Navegador'],
])('«%s» is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
