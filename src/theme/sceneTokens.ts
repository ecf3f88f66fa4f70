const sameInBoth = {
  '--scene-haze1': '#1C5A66',
  '--scene-haze2': '#185360',
  '--scene-haze3': '#103F4A',
  '--scene-haze4': '#0A2C35',
  '--scene-near': '#124B58',
  '--scene-near-rock': '#1B6070',
  '--scene-ground': '#062128',
  '--scene-sky-top': '#062128',
  '--scene-sky-mid': '#0C3C47',
  '--scene-sky-bottom': '#2A7480',
  '--scene-snow': '#E9F2F0',
  '--scene-snow-shade': '#A9CBD0',
  '--scene-rock': '#2A7480',
  '--scene-rock-shade': '#23646E',
  '--scene-sun': '#FFA24D',
  '--scene-cloud': '#F2F7F5',
  '--scene-mark': '#14505C',
} as const;

/**
 * Colours of the illustrations, as CSS custom properties to set on the root.
 *
 * `ridge1..4` follow the theme (menu, card art). `haze1..4`, `near`, `near-rock`, `ground`, the sky, the rock and the snow are the
 * same in both themes: the pictures keep the brand panel and the mobile header at their ink tones in the dark theme.
 */
export const sceneTokens = {
  light: {
    '--scene-ridge1': '#1B6070',
    '--scene-ridge2': '#124B58',
    '--scene-ridge3': '#0C3842',
    '--scene-ridge4': '#062128',
    '--scene-ridge-shade': '#175360',
    ...sameInBoth,
    '--scene-mark-hill': '#8FC3C7',
    '--scene-far': '#8FC3C7',
    '--scene-mid': '#4E939B',
    '--scene-figure': '#1B6070',
    '--scene-paper': '#FFFFFF',
    '--scene-pale': '#CFE3E0',
  },
  dark: {
    '--scene-ridge1': '#12424E',
    '--scene-ridge2': '#0C323B',
    '--scene-ridge3': '#08252C',
    '--scene-ridge4': '#04161A',
    '--scene-ridge-shade': '#0F3B44',
    ...sameInBoth,
    '--scene-mark-hill': '#8FC3C7',
    '--scene-far': '#2F6A73',
    '--scene-mid': '#235660',
    '--scene-figure': '#061A1F',
    '--scene-paper': '#C9DCDA',
    '--scene-pale': '#0D2A31',
  },
} as const;

/** The evening sky behind the brand panel, the 404 and the unexpected error: a value for CSS `background`. */
export const sceneSky =
  'linear-gradient(var(--scene-sky-top), var(--scene-sky-mid) 56%, var(--scene-sky-bottom)) var(--scene-sky-top)';
