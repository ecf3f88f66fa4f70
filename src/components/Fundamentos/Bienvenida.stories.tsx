import { Bug, Clock, ListFilter, type LucideIcon, Monitor, Search, SunMoon, Wifi } from 'lucide-react';
import styled, { css } from 'styled-components';
import { contract } from '#api/contract/all.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { type CataloguePart, catalogueParts } from '#storybook/pages/catalogue.ts';
import { frontCards } from '#storybook/pages/frontPage.ts';
import { StoryLink } from '#storybook/pages/StoryLink.tsx';
import { titleName } from '#storybook/pages/titleName.ts';
import preview from '#storybook/preview.tsx';
import { color, fontSize, media, radius, rem, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Brand } from '../Brand/Brand.tsx';
import { IconTile } from '../IconTile/IconTile.tsx';
import { Scene } from '../Scene/Scene.tsx';
import { inRoom } from '../storyRoom.tsx';
import { Paper, Section, Sheet, SheetTable, Token } from './sheet.ts';

const tools: readonly { icon: LucideIcon; name: string; text: string }[] = [
  { icon: SunMoon, name: 'Tema', text: 'Claro u oscuro. Toda pantalla se revisa en los dos.' },
  { icon: Monitor, name: 'Ancho', text: 'De 320 a 1920 px. El menú cambia en 685; el panel de perfil, en 1280.' },
  { icon: Wifi, name: 'Red', text: 'Normal, lenta o sin conexión: así se ven los esqueletos y los avisos.' },
  {
    icon: Clock,
    name: 'Reloj',
    text: 'El momento en que vive el banco simulado: de noche, fin de semana, con cuotas vencidas.',
  },
];

const names: readonly (readonly [string, string])[] = [
  ['Listo', 'La pantalla con datos, sin nada especial. Empiece por ella.'],
  ['Cargando', 'Antes de la primera respuesta: esqueletos con la forma de lo que viene.'],
  ['Vacío', 'El servidor respondió y no hay nada que listar.'],
  ['-0005-01-01', 'Un código: la cooperativa respondió ese error, y se ve lo que el socio lee.'],
  ['Lento', 'La respuesta tarda: qué se ve mientras tanto y qué se puede tocar.'],
  ['Sin conexión', 'El navegador perdió la red.'],
  ['Sesión expirada', 'La cooperativa cerró la sesión a mitad de la tarea.'],
  ['Contenido largo', 'Los nombres y cifras más largos que pueden llegar.'],
];

/** What stands beside the stories, on the left. */
const finders: typeof tools = [
  {
    icon: Search,
    name: 'Buscar',
    text: 'Escriba un nombre, un código o lo que lee el socio: «mis datos», «-0005-01-01», «saldo insuficiente», «AmountField».',
  },
  {
    icon: ListFilter,
    name: 'Filtrar',
    text: 'Junto a la búsqueda: deje solo una situación, una pantalla, lo nuevo o lo que espera el acuerdo de la cooperativa.',
  },
];

/** What the catalogue is, how to review with it, and the way to everything that it has. */
function Welcome() {
  const parts = catalogueParts();
  const ways = frontCards(parts);
  return (
    <Sheet>
      <Hero>
        <Words>
          <Brand name="Cooperativa Sierra Azul" />
          <h1>Catálogo de la banca virtual</h1>
          <p>
            Todo lo que un socio puede llegar a ver, sin tener que llegar hasta allí: cada pieza, cada pantalla y cada
            respuesta de la cooperativa, con datos de demostración y un banco simulado que lleva sus libros.
          </p>
        </Words>
        <Picture>
          <Scene variant="readingHeader" />
        </Picture>
      </Hero>
      <Numbers parts={parts} />
      <Section>
        <h2>Qué hay</h2>
        <Cards>
          {ways.map(({ name, id, about }) => (
            <li key={name}>
              <h3>
                <StoryLink id={id}>{name}</StoryLink>
              </h3>
              <p>{about}</p>
            </li>
          ))}
        </Cards>
      </Section>
      <Section>
        <h2>Cómo revisar</h2>
        <p>
          La barra de arriba cambia el mundo alrededor de lo que mira. Lo que eligió va en la dirección de la página.
        </p>
        <ToolList tools={tools} />
        <p>A la izquierda se llega a una situación por su nombre, por lo que dice o por lo que tiene de particular.</p>
        <ToolList tools={finders} />
      </Section>
      <Section>
        <h2>Cómo se lee un nombre</h2>
        <p>Una historia es una situación, no un aspecto. Su nombre dice qué pasó para llegar a ella.</p>
        <SheetTable>
          <thead>
            <tr>
              <th scope="col">Nombre</th>
              <th scope="col">Qué muestra</th>
            </tr>
          </thead>
          <tbody>
            {names.map(([name, text]) => (
              <tr key={name}>
                <th scope="row">{name.startsWith('-') ? <Token>{name}</Token> : name}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </SheetTable>
      </Section>
      <Section>
        <h2>Cómo avisar de un problema</h2>
        <Report>
          <IconTile icon={Bug} tone="accent" />
          <ol>
            <li>Deje la situación a la vista, con el tema, el ancho, la red y el reloj con los que falla.</li>
            <li>Copie la dirección de la página: lleva todo eso consigo y cualquiera verá lo mismo.</li>
            <li>Diga qué esperaba y qué vio; si es un texto, cópielo tal como está.</li>
          </ol>
        </Report>
      </Section>
      <Section>
        <h2>Índice</h2>
        {parts
          .filter(({ name }) => name !== 'Inicio')
          .map(({ name, titles }) => (
            <Index key={name}>
              <h3>{name}</h3>
              <ul>
                {titles.map(({ title, id }) => (
                  <li key={title}>
                    <StoryLink id={id}>{titleName(title)}</StoryLink>
                  </li>
                ))}
              </ul>
            </Index>
          ))}
      </Section>
    </Sheet>
  );
}

function ToolList({ tools: own }: { tools: typeof tools }) {
  return (
    <Tools>
      {own.map(({ icon, name, text }) => (
        <li key={name}>
          <IconTile icon={icon} />
          <div>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </Tools>
  );
}

/** How much there is, counted from the stories and the contract themselves. */
function Numbers({ parts }: { parts: readonly CataloguePart[] }) {
  const titlesOf = (part: string) => parts.find(({ name }) => name === part)?.titles.length ?? 0;
  const figures: readonly (readonly [number, string])[] = [
    [titlesOf('Componentes'), 'componentes'],
    [titlesOf('Pantallas'), 'pantallas y partes'],
    [parts.reduce((sum, { stories }) => sum + stories, 0), 'situaciones'],
    [Object.keys(errorCodes).length, 'códigos de error'],
    [contract.length, 'llamadas del contrato'],
  ];
  return (
    <Figures data-chromatic="ignore">
      {figures.map(([count, what]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{count.toLocaleString('es-EC')}</dd>
        </div>
      ))}
    </Figures>
  );
}

const meta = preview.meta({
  title: 'Inicio/Bienvenida',
  component: Welcome,
  tags: ['!autodocs'],
  decorators: [inRoom],
  parameters: { controls: { disable: true } },
});

export const Bienvenida = meta.story({ name: 'Bienvenida' });

const Hero = styled.header`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.modal};
  background: ${color.surfaceInk};
  color: ${color.navActiveText};
`;

/** The ridges at the foot. */
const RIDGES_ROOM = '152px';

const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  max-width: 47.5rem;
  padding: ${space[12]} ${space[14]} ${RIDGES_ROOM};

  h1 {
    ${type.display}
    margin-top: ${space[5]};
    text-wrap: balance;
  }

  p {
    max-width: 60ch;
    color: ${color.navText};
    font-size: ${fontSize.h3};
    line-height: ${rem(27)};
  }

  ${media.belowMenu} {
    padding: ${space[6]} ${space[5]} ${RIDGES_ROOM};
  }
`;

const Picture = styled.div`
  position: absolute;
  inset: auto 0 0;
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[14]};

  > div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt {
    ${type.bodySmall}
    color: ${color.textSecondary};
  }

  dd {
    ${type.h1}
  }
`;

/** On a phone a link is as high as a finger needs; on a desk the index is to be seen at a glance. */
const linksForFingers = css`
  ${media.belowMenu} {
    a {
      display: block;
      padding-block: ${space[3.5]};
    }
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr));
  gap: ${space[4]};

  li {
    display: grid;
    align-content: start;
    gap: ${space[1.5]};
    padding: ${space[5]} ${space[6]};
    border: 1px solid ${color.borderSubtle};
    border-radius: ${radius.card};
    background: ${color.surfaceCard};
  }

  h3 {
    ${type.h3}
    ${linksForFingers}
  }

  p {
    ${type.bodySmall}
    color: ${color.textSecondary};
  }
`;

const Tools = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(25rem, 100%), 1fr));
  gap: ${space[5]} ${space[8]};

  li {
    display: flex;
    gap: ${space[4]};
  }

  h3 {
    ${type.h3}
    margin-bottom: ${space[1]};
  }

  p {
    ${type.bodySmall}
    color: ${color.textSecondary};
  }
`;

const Report = styled(Paper)`
  display: flex;
  gap: ${space[5]};

  ol {
    display: grid;
    gap: ${space[2]};
    padding-left: ${space[5]};
    list-style: decimal;
  }
`;

const Index = styled.div`
  h3 {
    ${type.h3}
    margin: ${space[2]} 0;
  }

  ul {
    columns: 16rem;
    column-gap: ${space[8]};
  }

  li {
    ${type.bodySmall}
    padding: ${space[1.5]} 0;
    break-inside: avoid;
    ${linksForFingers}
  }
`;
