import { Anchor, Note, Section } from './pageStyles.ts';

/** Where the theme's tokens are fetched from, for other tools and other sites (tokenFiles.ts). */
export function TokenDownloads() {
  return (
    <Section aria-labelledby="descargar">
      <h2 id="descargar">Para otras herramientas</h2>
      <Note>
        Los valores del tema, claro y oscuro, hechos del mismo código que la banca: <code>tokens.json</code> tiene el
        formato de Design Tokens (W3C Community Group), y <code>tokens.css</code> las propiedades de CSS.
      </Note>
      <p>
        <Anchor href="./tokens.json" download>
          Descargar tokens.json
        </Anchor>
      </p>
      <p>
        <Anchor href="./tokens.css" download>
          Descargar tokens.css
        </Anchor>
      </p>
    </Section>
  );
}
