import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { space } from '#theme/tokens.ts';
import { guide } from './ReadingLayout.guide.ts';
import { BackLabel, ReadingBack, ReadingLayout, type ReadingLayoutProps } from './ReadingLayout.tsx';

const Text = styled.main`
  display: grid;
  gap: ${space[4]};
  max-width: 45rem;
  margin: 0 auto;
  padding: ${space[8]} ${space[5]};
`;

const usual: ReadingLayoutProps = {
  brandName: 'Cooperativa Sierra Azul',
  back: (
    <ReadingBack href="#ingreso">
      <BackLabel>Volver al ingreso</BackLabel>
    </ReadingBack>
  ),
  children: (
    <Text>
      <h1>Política de privacidad</h1>
      {['Qué datos tratamos', 'Para qué los usamos', 'Cuánto tiempo los guardamos'].map((title) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{'La cooperativa trata los datos de sus socias y socios para prestarles sus servicios. '.repeat(4)}</p>
        </section>
      ))}
    </Text>
  ),
};

const meta = preview.meta({
  id: 'componentes-página-de-lectura',
  title: 'Componentes/Páginas/Página de lectura',
  component: ReadingLayout,
  args: usual,
  parameters: { guide, docs: { story: { inline: false, height: '480px' } } },
});

export const Normal = meta.story({});
export const ConFoco = meta.story({
  name: 'Con foco en la vuelta',
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  args: {
    brandName: 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro',
    back: (
      <ReadingBack href="#productos">
        <BackLabel>Volver a mis productos</BackLabel>
      </ReadingBack>
    ),
  },
});
export const Tableta = Normal.extend({ name: 'Tableta: sin paisaje', globals: { viewport: { value: 'tableta' } } });
