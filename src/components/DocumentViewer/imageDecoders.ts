import jbig2 from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1);

/**
 * Where the library finds what reads the images of a scanned document (CCITT and JBIG2; JPEG 2000): it asks for them by their names, in one
 * folder for all, when a document has such an image. They are plain script, since the policy forbids WebAssembly.
 */
export const [imageDecoders] = [jbig2, openjpeg].map(folderOf);
