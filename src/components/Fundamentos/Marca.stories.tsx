import { CircleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { type BrandSeeds, brandTheme } from '#theme/brandTheme.ts';
import { color, radius, rem, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';
import { inRoom } from '../storyRoom.tsx';
import { InBrand } from './sampler.tsx';
import { Sample, Samples, Section, Sheet, Token } from './sheet.ts';

interface BrandPageProps {
  name: string;
  seeds: BrandSeeds;
}

/** The seeds of a brand over its components in both themes, or over the reasons for which it cannot be had. */
function BrandPage({ name, seeds }: BrandPageProps) {
  const theme = brandTheme(seeds);
  return (
    <Sheet>
      <Section>
        <h2>{name}</h2>
        <p>
          De estas semillas se calculan los dos temas: la claridad de cada color es la nuestra; el tono y la fuerza son
          los de la semilla. Si un par no se puede leer, la marca se rechaza con el motivo.
        </p>
        <Samples $least={140}>
          {Object.entries(seeds).map(([seed, value]) => (
            <Sample key={seed}>
              {typeof value === 'string' && <Chip style={{ background: value }} />}
              <Token>{seed}</Token>
              <span>{typeof value === 'number' ? `${value} px` : value}</span>
            </Sample>
          ))}
        </Samples>
      </Section>
      {theme.ok ? (
        <Both>
          <Section>
            <h2>Tema claro</h2>
            <InBrand brand={theme} theme="light" name={name} />
          </Section>
          <Section>
            <h2>Tema oscuro</h2>
            <InBrand brand={theme} theme="dark" name={name} />
          </Section>
        </Both>
      ) : (
        <Section>
          <h2>No se puede usar</h2>
          <ul>
            {theme.faults.map(({ es }) => (
              <Reason key={es}>
                <Icon icon={CircleAlert} />
                <span>{es}</span>
              </Reason>
            ))}
          </ul>
        </Section>
      )}
    </Sheet>
  );
}

const args: BrandPageProps = {
  name: 'Cooperativa Valle Verde',
  seeds: { primary: '#1A5A27', accent: '#F2C230', radius: 8 },
};

const meta = preview.meta({ title: 'Fundamentos/Marca', component: BrandPage, args, decorators: [inRoom] });

export const Verde = meta.story({
  name: 'Verde y amarillo, esquinas de 8 px',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Tema oscuro')).toHaveLength(1);
    const [button] = canvas.getAllByRole('button', { name: 'Enviar' });
    await expect(getComputedStyle(button ?? canvasElement).backgroundColor).toBe('rgb(242, 194, 48)');
  },
});
export const Vino = meta.story({
  name: 'Vino y rojo, casi sin esquinas',
  args: {
    name: 'Cooperativa Los Viñedos',
    seeds: { primary: '#8A1538', accent: '#9F1D16', ink: '#3B0A1A', neutral: '#FAF7F5', radius: 4 },
  },
});
export const Rechazada = meta.story({
  name: 'Rechazada: amarillo para los enlaces',
  args: { name: 'Cooperativa El Girasol', seeds: { primary: '#F2C230', accent: '#7F7F7F', ink: '#082A32' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/textLink sobre surfaceCard tiene 1,67:1 y necesita 4,5:1/)).toBeVisible();
    await expect(canvas.getByText(/Tema claro: actionText sobre actionBg/)).toBeVisible();
    await expect(canvas.queryByText('Tema oscuro')).toBeNull();
  },
});

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${rem(360)}, 100%), 1fr));
  gap: ${space[6]};
`;

const Chip = styled.div`
  height: ${rem(72)};
  margin-bottom: ${space[2]};
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.field};
`;

const Reason = styled.li`
  ${type.body}
  display: flex;
  gap: ${space[2]};
  padding: ${space[2]} 0;
  color: ${color.error};
`;
