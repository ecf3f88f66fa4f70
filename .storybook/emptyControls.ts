/* What is used of Storybook's own objects: their types know everything of a title but this. */

interface Said {
  title?: string;
  parameters?: { controls?: object };
}

interface Catalogue {
  meta: (input: Said) => object;
}

/** Parts of the catalogue whose stories have nothing to set: a screen takes its address and its answers, no properties. */
const WITHOUT = /^(?:Pantallas|Recorridos|Contrato)\//;

/** Leaves the panel «Controles» out where it would be empty. */
export function withoutEmptyControls(preview: object): void {
  const catalogue = preview as Catalogue;
  const meta = catalogue.meta.bind(catalogue);
  catalogue.meta = (input) => {
    if (!WITHOUT.test(input.title ?? '')) return meta(input);
    const controls = { ...input.parameters?.controls, disable: true };
    return meta({ ...input, parameters: { ...input.parameters, controls } });
  };
}
