/** Why each package of the pages is one of them. */
export const reasons: Readonly<Record<string, string>> = {
  '@base-ui/react':
    'tabs, menus, the listbox of accounts, the popover of the calendar and the list of the search, for every keyboard and screen reader',
  '@hookform/resolvers': 'yup’s rules in react-hook-form; named by the design card',
  '@leeoniya/ufuzzy': 'finds what was meant by what was typed, 4 KB',
  '@tanstack/react-query': 'what was asked once is asked once; repeated, cancelled and forgotten in one place',
  'crypto-js': 'the cipher of §7 where the browser has no WebCrypto; named by the design card',
  'date-fns': 'formats of dates, the calendar’s among them',
  'lucide-react': 'icons of one hand',
  'pdfjs-dist': 'the cooperative’s PDF files on the page, where phones have no viewer',
  pdfkit: 'PDF files that a screen reader can read, in the product’s letters',
  react: 'named by the design card',
  'react-day-picker': 'a calendar that every keyboard and screen reader can use',
  'react-dom': 'named by the design card',
  'react-hook-form': 'named by the design card',
  'react-router-dom': 'named by the design card',
  scheduler: 'React’s own: how long it draws before it lets the browser go on',
  'styled-components': 'named by the design card',
  yup: 'rules of forms and of the contract; named by the design card',
};

/** The same of the service worker, whose file is built apart. */
export const workerReasons: Readonly<Record<string, string>> = {
  'workbox-precaching': 'the documents of a visit are there on the next one, each in its revision (D-73)',
  'workbox-strategies': 'so are the files of the build',
};
