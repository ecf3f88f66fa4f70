import { page } from 'vitest/browser';
import { openBank } from '#testing/testWorld.tsx';

export const user = page.getByLabelText('Usuario', { exact: true });

export const password = page.getByLabelText('Contraseña', { exact: true });

export const enter = page.getByRole('button', { name: 'Ingresar' });

/** What the page says. */
export const notice = (text: string) => page.getByRole('main').getByText(text, { exact: true });

/** Opens sign-in, signed out. */
export const openLogin = () => openBank({ route: '/login', socio: null, until: user });

/** Types user and password, the demo’s own by default, and sends them. */
export async function sendForm(usuario = 'mfguaman', clave = 'Ribera2026'): Promise<void> {
  await user.fill(usuario);
  await password.fill(clave);
  await enter.click();
}
