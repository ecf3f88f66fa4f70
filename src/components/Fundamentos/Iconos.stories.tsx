import { useState } from 'react';
import { expect, screen, spyOn } from 'storybook/test';
import styled from 'styled-components';
import { matches } from '#domain/search.ts';
import preview from '#storybook/preview.tsx';
import { focusRing } from '#theme/accessibility.ts';
import { color, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { useCopyText } from '../Share/useCopyText.ts';
import { inRoom } from '../storyRoom.tsx';
import { iconGroups } from './iconMeanings.ts';
import { Section, Sheet } from './sheet.ts';

/** Every icon with its one meaning; a press copies its name, which is what design and code share. */
function Icons() {
  const [search, setSearch] = useState('');
  const copy = useCopyText();
  const groups = iconGroups
    .map(({ group, icons }) => ({
      group,
      icons: icons.filter(({ name, meaning }) => matches(search, name, meaning, group)),
    }))
    .filter(({ icons }) => icons.length > 0);
  const count = groups.reduce((sum, { icons }) => sum + icons.length, 0);
  return (
    <Sheet>
      <Head>
        <p>
          Lucide, 24 px con trazo de 1,75 y puntas redondas; 20 px dentro de un botón, 16 px con trazo de 2 en
          etiquetas. Un icono, un significado. Púlselo para copiar su nombre.
        </p>
        <SearchField label="Buscar por significado o nombre" value={search} onChange={setSearch} />
        <p role="status">{count === 1 ? '1 icono' : `${count} iconos`}</p>
      </Head>
      {groups.map(({ group, icons }) => (
        <Section key={group}>
          <h2>{group}</h2>
          <Grid>
            {icons.map(({ name, icon, meaning }) => (
              <li key={name}>
                <Tile type="button" onClick={() => void copy(name, { copied: `Nombre copiado: ${name}` })}>
                  <Icon icon={icon} size="large" />
                  <span>
                    {meaning}
                    <small>{name}</small>
                  </span>
                </Tile>
              </li>
            ))}
          </Grid>
        </Section>
      ))}
      {count === 0 && (
        <EmptyState object="magnifier" title="Sin resultados" text="Pruebe con otra palabra o con menos letras." />
      )}
    </Sheet>
  );
}

const meta = preview.meta({ title: 'Fundamentos/Iconos', component: Icons, decorators: [inRoom] });

export const Significados = meta.story({ name: 'Todos los iconos' });
export const Busqueda = meta.story({
  name: 'Búsqueda: «sesión»',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'sesión');
    await expect(canvas.findByText('3 iconos')).resolves.toBeInTheDocument();
  },
});
export const SinResultados = meta.story({
  name: 'Búsqueda sin resultados',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'corazón');
    await canvas.findByText('Sin resultados');
  },
});
export const Copiado = meta.story({
  name: 'Nombre copiado',
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: /^Inicio/ }));
    await screen.findByText('Nombre copiado: House');
  },
});

const Head = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 68ch;
  color: ${color.textSecondary};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14.375rem, 100%), 1fr));
  gap: ${space[2]};
`;

const Tile = styled.button`
  ${type.bodySmall}
  display: flex;
  align-items: center;
  gap: ${space[3.5]};
  width: 100%;
  min-height: ${size.row};
  padding: ${space[2.5]} ${space[3.5]};
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.field};
  background: ${color.surfaceCard};
  text-align: left;
  ${focusRing}

  &:hover {
    border-color: ${color.borderControl};
  }

  svg {
    color: ${color.textLink};
  }

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    ${type.caption}
    display: block;
    color: ${color.textSecondary};
  }
`;
