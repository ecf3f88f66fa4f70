import jbig2 from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1);

/**
 * The folder from which the library fetches its image decoders by name (CCITT and JBIG2; JPEG 2000), when a scanned document needs them.
 * They are plain script, since the policy forbids WebAssembly.
 */
export const [imageDecoders] = [jbig2, openjpeg].map(folderOf);
