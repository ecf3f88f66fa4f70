import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './Disclosure.guide.ts';
import { Disclosure, type DisclosureProps } from './Disclosure.tsx';

const usual: DisclosureProps = {
  summary: '¿Dónde veo el código de confirmación?',
  children: 'Se genera en el dispositivo móvil que registró en la cooperativa. Dura tres minutos.',
};

const meta = preview.meta({
  id: 'componentes-desplegable',
  title: 'Componentes/Datos/Desplegable',
  component: Disclosure,
  args: usual,
  decorators: [inRoom],
  parameters: { guide },
});

export const Cerrado = meta.story({});
export const Abierto = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('¿Dónde veo el código de confirmación?'));
    await expect(canvas.getByText(/Dura tres minutos/)).toBeVisible();
  },
});
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Grupo = meta.story({
  name: 'En grupo: solo uno abierto',
  render: ({ children }) => (
    <>
      {['¿Qué hago si olvidé mi contraseña?', '¿Cómo cambio mis cupos?', '¿Puedo anular una recarga?'].map(
        (question) => (
          <Disclosure key={question} summary={question} group="preguntas-del-catalogo">
            {children}
          </Disclosure>
        ),
      )}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('¿Qué hago si olvidé mi contraseña?'));
    await userEvent.click(canvas.getByText('¿Cómo cambio mis cupos?'));
    const [first, second] = canvas.getAllByText(/Dura tres minutos/);
    await expect(first).not.toBeVisible();
    await expect(second).toBeVisible();
  },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    summary: `¿Qué pasa si pago un servicio con un valor equivocado y ${'la empresa no responde, '.repeat(5)}qué hago?`,
    children: `https://cooperativasierraazul.example.com/${'preguntas-frecuentes-'.repeat(6)} ${'El valor lo informa la empresa. '.repeat(12)}`,
  },
  globals: { viewport: { value: 'm320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Qué pasa si pago/));
    await expect(canvas.getByText(/El valor lo informa/)).toBeVisible();
  },
});
