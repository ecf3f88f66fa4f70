import type { Told } from './told.ts';

export const crypto: Told = {
  webCryptoCipher: [
    ['bytes.length === 0', 'false', 'WebCrypto refuses an empty text with the same error; this spares it the call'],
    ['throw new CipherError();', ';', 'WebCrypto refuses an empty text with the same error; this spares it the call'],
  ],
  browserCrypto: [['{ return undefined; }', '{}', 'what returns nothing returns the same']],
  bytes: [
    ['{ return Number.NaN; }', '{}', 'nothing is no number either'],
    [
      'at < binary.length',
      'at <= binary.length',
      'the byte after the last one is the next slice’s, which writes it, or none of the target’s',
    ],
    ['from < bytes.length', 'from <= bytes.length', 'the characters of no bytes are no characters'],
  ],
  createCipher: [['subtle', 'true', 'what is not there cannot be called, and that is caught: crypto-js either way']],
  cryptoJsCipher: [
    [
      'at < bytes.length',
      'at <= bytes.length',
      'a list of bytes keeps its length: nothing is written after its last one',
    ],
  ],
  sha256: [['subtle', 'true', 'what is not there cannot be called, and that is caught: crypto-js either way']],
};
