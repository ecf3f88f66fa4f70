import type { fontStack } from '#theme/tokens.ts';

/** A place in a picture, px of the picture from its upper left corner. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a text is written. */
export interface Letters {
  family: keyof typeof fontStack;
  weight: number;
  /** px of the picture. */
  size: number;
}

/** One line of text, vertically centred in its place and aligned to one side of it. */
export interface PictureText extends Place {
  kind: 'text';
  text: string;
  letters: Letters;
  color: string;
  align: 'left' | 'center' | 'right';
}

/** A surface. */
export interface PictureBox extends Place {
  kind: 'box';
  color: string;
  /** px; half of the height makes a disc. */
  radius: number;
}

/** A dashed line along the middle of its place. */
export interface PictureDashes extends Place {
  kind: 'dashes';
  color: string;
}

/** A drawing that the page uses too, by name: an icon, the mark, a logo. */
export interface PictureDrawing<Name extends string> extends Place {
  kind: 'drawing';
  name: Name;
  /** Colour of the parts that take the colour of the words around them. */
  color: string;
}

/** One piece of a picture. Later pieces cover earlier ones. */
export type PicturePiece<Name extends string = never> = PictureText | PictureBox | PictureDashes | PictureDrawing<Name>;

/** A picture for the member to keep: the place of each piece, before anything is drawn. */
export interface Picture<Name extends string = never> {
  /** px. */
  width: number;
  height: number;
  pieces: readonly PicturePiece<Name>[];
}

/** Width of a text in these letters, px of the picture. */
export type MeasureText = (text: string, letters: Letters) => number;
