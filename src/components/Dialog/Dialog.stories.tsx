import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../Field/TextField.tsx';
import { inRoom } from '../storyRoom.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { guide } from './Dialog.guide.ts';
import { Dialog } from './Dialog.tsx';

const TITLE_ID = 'titulo-del-dialogo';

const Title = styled.h2`
  ${type.h2}
  margin-bottom: ${space[4]};
  padding-right: ${space[12]};
`;

const Text = styled.p`
  margin-bottom: ${space[4]};
  color: ${color.textSecondary};
`;

/** Opens from a button, so that the catalogue can close and open it. */
function Living({ children, ...props }: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Abrir
      </Button>
      {isOpen && (
        <Dialog {...props} onDismiss={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}

const meta = preview.meta({
  id: 'componentes-diálogo',
  title: 'Componentes/Diálogos/Diálogo',
  component: Dialog,
  args: {
    labelledBy: TITLE_ID,
    dismissLabel: 'Cerrar',
    onDismiss: () => undefined,
    children: (
      <>
        <Title id={TITLE_ID}>Nueva cuenta destino</Title>
        <TextField label="Número de cuenta" inputMode="numeric" autoComplete="off" />
      </>
    ),
  },
  render: (args) => <Living {...args} />,
  decorators: [inRoom],
  // Each modal needs a window of its own: on one page they would cover each other.
  parameters: { guide, docs: { story: { inline: false, height: '480px' } } },
});

export const Abierto = meta.story({});
export const Hoja = meta.story({
  name: 'Hoja inferior, móvil 390',
  args: { sheet: true },
  globals: { viewport: { value: 'm390' } },
});
export const Documento = meta.story({ name: 'Ancho de documento, 920', args: { width: 920 } });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320: se desplaza por dentro',
  args: {
    sheet: true,
    children: (
      <>
        <Title id={TITLE_ID}>Tratamiento de datos personales</Title>
        {Array.from({ length: 16 }, (_, index) => (
          <Text key={index}>
            Autorizo a la cooperativa el tratamiento de mis datos personales para la prestación de sus productos y
            servicios, cláusula {index + 1}.
          </Text>
        ))}
        <Button fullWidth size="large">
          Aceptar
        </Button>
      </>
    ),
  },
  globals: { viewport: { value: 'm320' } },
});
export const Dos = meta.story({
  name: 'Dos, uno sobre otro',
  render: (args) => (
    <>
      <Dialog {...args} />
      <ConfirmDialog
        icon={TriangleAlert}
        title="Tiene cambios sin guardar. ¿Desea salir?"
        confirmLabel="Salir"
        onResult={() => undefined}
      />
    </>
  ),
});
