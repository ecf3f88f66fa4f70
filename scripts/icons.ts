/**
 * `node scripts/icons.ts`: makes the pictures of the installed application from the brand's mark (public/favicon.svg). The maskable one has the
 * mark's own ground to its edges, and the mark within the circle that every shape of a telephone leaves (four fifths of the width).
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const target = (name: string): string => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
const mark = readFileSync(target('favicon.svg'));
/** Sharp draws an SVG at 72 dots an inch; the mark is 44 wide. */
const drawn = (size: number) => sharp(mark, { density: (72 * size) / 44 }).resize(size, size);
const png = { compressionLevel: 9, palette: true } as const;

for (const size of [192, 512])
  await drawn(size)
    .png(png)
    .toFile(target(`icono-${size}.png`));

const SIZE = 512;
const ground = /<rect[^>]*fill="(#\w{6})"/.exec(mark.toString())?.[1];
if (ground === undefined) throw new Error('La marca no tiene fondo.');
await sharp({ create: { width: SIZE, height: SIZE, channels: 4, background: ground } })
  .composite([
    {
      input: await drawn(Math.round(SIZE * 0.64))
        .png()
        .toBuffer(),
    },
  ])
  .png(png)
  .toFile(target('icono-recortable-512.png'));
