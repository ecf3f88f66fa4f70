import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledAhead, stageChunks } from './scripts/chunks.ts';
import { drawnDocuments } from './scripts/documents/plugin.ts';
import { iconImports } from './scripts/iconImports.ts';
import { PURE_CALLS } from './scripts/pureCalls.ts';
import { quietVendors } from './scripts/quietVendors.ts';
import { styledBlocks } from './scripts/styledBlocks.ts';
import { buildTargets } from './scripts/targets.ts';
import { demoCooperative } from './scripts/viteDemoCooperative.ts';

/** What pdfkit and its fontkit bring for what our PDF files have none of: 80 KB that no member is to fetch. */
const LEFT_OUT_OF_PDFKIT = /^(?:@noble\/ciphers\/aes|brotli\/decompress\.js|linebreak|png-js|unicode-properties)$/;

export default defineConfig(({ command }) => ({
  plugins: [react(), demoCooperative(), iconImports(), quietVendors(), compiledAhead(), drawnDocuments()],
  resolve: {
    alias: [
      {
        find: LEFT_OUT_OF_PDFKIT,
        replacement: fileURLToPath(new URL('src/components/PdfDocument/leftOut.ts', import.meta.url)),
      },
    ],
  },
  oxc:
    command === 'build'
      ? {
          plugins: {
            styledComponents: styledBlocks,
          },
        }
      : {},
  build: {
    target: buildTargets(),
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: [...PURE_CALLS],
      },
      // §2: console logging is off in production. Removed from the build instead of overwritten, so that nothing hides a fault.
      output: {
        minify: { compress: { dropConsole: true, dropDebugger: true } },
        codeSplitting: { groups: stageChunks() },
      },
    },
  },
}));
