import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { quietVendors } from './scripts/quietVendors.ts';
import { styledBlocks } from './scripts/styledBlocks.ts';
import { demoCooperative } from './scripts/viteDemoCooperative.ts';

/** What the sign-in page needs beside React and the router, and every later page needs again. */
const BASE_MODULES =
  /node_modules[\\/](?:react(?:-dom)?[\\/]|react-router(?:-dom)?[\\/]|cookie[\\/]|set-cookie-parser[\\/]|scheduler[\\/]|react-hook-form|styled-components|stylis|lucide-react[\\/]dist[\\/]esm[\\/](?:createLucideIcon|Icon|context|defaultAttributes|shared)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:eye|eye-off|lock|user|shield-check|key-round|life-buoy|clock-alert|clock-exclamation-point|wifi-off|chevron-right|circle-alert|circle-check|info|triangle-alert)\.)|src[\\/](?:theme|components[\\/](?:Spinner|Notice|Brand|Online)|components[\\/]Field[\\/](?:Field|TextField|PasswordField|ControlBox)|components[\\/]Button[\\/](?:Button|IconButton|useDelayed|useLatch)|components[\\/]Dialog[\\/](?:DialogProvider|useLazyDialog)|components[\\/]Scene[\\/](?:Scene|Mark|Mountain|ridges)|domain[\\/](?:validationTexts|errorCodes|constants|datePattern|records)|navigation[\\/](?:paths|router)|session[\\/](?:safeStorage|SessionProvider|session)|config[\\/]ConfigProvider|components[\\/]Toast[\\/](?:ToastProvider|PlainToasts|toastQueue)|api[\\/](?:ApiProvider|apiError))[\\/.]/;

/** Small things that most pages after sign-in need: one file with the shell instead of a dozen of a quarter of a kilobyte. */
const PAGE_MODULES =
  /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:arrow-left|arrow-left-right|calendar|check|chevron-down|chevron-left|clock|copy|credit-card|ellipsis-vertical|file-text|house|landmark|log-out|mail|monitor|pencil|printer|receipt-text|smartphone|wallet|x)\.|src[\\/]components[\\/](?:AccountNumber|Apart|Avatar|BackLink|Badge|Card[\\/]Card\.styles|Checkbox|Initials|SearchField|Switch|EmptyState|IconTile|Money|PageTitle|SegmentedControl|SideSheet|Skeleton|Dialog[\\/](?:ConfirmDialog|Dialog|TopLayer|dialogStack|useModalDialog))[\\/.]|src[\\/]components[\\/]Scene[\\/](?:Cloud|EmptyScene)\.|src[\\/]domain[\\/](?:accountNumber|dates|email|money|names|specTexts)\./;

/** What every call after the sign-in form needs: the schemas, and the calls that sign-in and shell make. */
const CONTRACT_MODULES =
  /node_modules[\\/](?:yup|property-expr|tiny-case|toposort)[\\/]|src[\\/]api[\\/]contract[\\/](?:autenticacion|comprobante|endpoint|fields|perfilSocio|productos|tarjetas|transacciones)\./;

/** How what was asked is kept. */
const QUERY_MODULES = /node_modules[\\/]@tanstack[\\/]|src[\\/]api[\\/]query\./;

/** What the first page after sign-in shows, in one file: a dozen small ones compress worse. */
const PRODUCT_MODULES =
  /src[\\/](?:screens[\\/]productos[\\/](?:AvailableTotal|Hero|ProductCards|Productos\.styles|products|useHiddenBalances|useProducts)\.|screens[\\/]operacion[\\/]flowStart\.|components[\\/](?:ActionMenu[\\/]ActionMenu|CardArt[\\/]CardArt|Share[\\/]useCopyText)\.)/;

/** jsPDF's ways to draw pages and pictures, which our PDF files have none of: 80 KB that no member is to fetch. */
const LEFT_OUT_OF_JSPDF = /^(?:canvg|dompurify|fast-png|html2canvas)$/;

export default defineConfig(({ command }) => ({
  plugins: [react(), demoCooperative(), quietVendors()],
  resolve: {
    alias: [
      {
        find: LEFT_OUT_OF_JSPDF,
        replacement: fileURLToPath(new URL('src/components/PdfDocument/leftOut.ts', import.meta.url)),
      },
    ],
  },
  oxc:
    command === 'build'
      ? {
          plugins: {
            // 150 KB is all that /login may ask for.
            styledComponents: styledBlocks,
          },
        }
      : {},
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // Endpoints and schemas are values without effects: a screen carries those it calls, not its whole area's.
        manualPureFunctions: [
          'endpoint',
          'record',
          'text',
          'optionalText',
          'requiredText',
          'dollars',
          'flag',
          'listOf',
          'either',
          'createContext',
        ],
      },
      // §2: console logging is off in production. Removed from the build instead of overwritten, so that nothing hides a fault.
      output: {
        minify: { compress: { dropConsole: true, dropDebugger: true } },
        // One file for what every form and every page shares, instead of a dozen of half a kilobyte: they compress better together.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE_MODULES },
            { name: 'page', test: PAGE_MODULES },
            { name: 'contract', test: CONTRACT_MODULES },
            { name: 'query', test: QUERY_MODULES },
            { name: 'products', test: PRODUCT_MODULES },
          ],
        },
      },
    },
  },
}));
