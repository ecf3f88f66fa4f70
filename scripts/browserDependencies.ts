/**
 * Every package that the pages under test import, as they import it. Named here so that Vite prepares them before the first test: one
 * that it finds in mid-run, behind a lazy import, has it reload the page under the tests.
 */
export const browserDependencies: readonly string[] = [
  '@base-ui/react/csp-provider',
  '@base-ui/react/menu',
  '@base-ui/react/select',
  '@base-ui/react/tabs',
  '@guidepup/virtual-screen-reader',
  '@hookform/resolvers/yup',
  '@tanstack/react-query',
  'axe-core',
  'crypto-js/aes.js',
  'crypto-js/lib-typedarrays.js',
  'crypto-js/sha256.js',
  'date-fns/lightFormat',
  'jspdf',
  'jspdf-autotable',
  'lucide-react',
  'msw',
  'msw-storybook-addon',
  'msw/browser',
  'pdfjs-dist',
  'pdfjs-dist/legacy/build/pdf.mjs',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'styled-components',
  'vitest-browser-react',
  'yup',
];
