import fc from 'fast-check';

/* Where a seed is given (`npm run assurance`), all properties begin at it; else each run begins elsewhere. */
if (process.env.SEED) fc.configureGlobal({ seed: Number(process.env.SEED) });
