import { screen, waitFor, within } from 'storybook/test';
import { createMember, type Member } from './member.ts';
import type { Stage } from './storyStage.tsx';

const codeDialog = () => screen.findByRole('dialog', { name: /^Ingrese el código/ });

/** The member of a story, who types letter by letter and whose code is taken before the story goes on. */
export function storyMember({ canvas, userEvent }: Stage): Member {
  const member = createMember({
    fill: async (label, text) => {
      const field = await canvas.findByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    },
    press: async (role, name) => {
      const [first] = await canvas.findAllByRole(role, { name });
      if (first) await userEvent.click(first);
    },
    has: (role, name) => Promise.resolve(canvas.queryByRole(role, { name }) !== null),
    stands: async (title) => {
      await canvas.findByRole('heading', { level: 1, name: title });
    },
    typeCode: async (code) => {
      await userEvent.click(within(await codeDialog()).getByLabelText('Dígito 1 de 6'));
      await userEvent.keyboard(code);
    },
  });
  return {
    ...member,
    sendCode: async (code) => {
      const dialog = await codeDialog();
      await member.sendCode(code);
      await waitFor(() => {
        if (dialog.isConnected) throw new Error('El código no fue aceptado.');
      });
    },
  };
}
