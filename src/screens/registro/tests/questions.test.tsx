import { yupResolver } from '@hookform/resolvers/yup';
import { FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { preguntas } from '#api/contract/credenciales.ts';
import { DialogProvider } from '#components/Dialog/DialogProvider.tsx';
import { ToastProvider } from '#components/Toast/ToastProvider.tsx';
import { createToastQueue } from '#components/Toast/toastQueue.ts';
import { answers } from '#mocks/storyDemo.ts';
import { everyAnswerRead, startEachTestFresh, use } from '#testing/testWorld.tsx';
import { EMPTY, type RegistrationForm, registrationSchema } from '../registrationForm.ts';
import { SeguridadStep } from '../SeguridadStep.tsx';
import * as registration from './registrationWorld.ts';

startEachTestFresh();

const listOf = (codes: readonly string[]) => codes.map((codigo) => ({ codigo, descripcion: `¿Pregunta ${codigo}?` }));

const lookAgain = (): void => {
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('focus'));
};

test('screens.md A.1 /registro: the questions are asked for once, and no other list takes the place of the one that was chosen from', async () => {
  const bank = await registration.openRegistration();
  await registration.toStep(4);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  use(answers.withData(preguntas, listOf(['21', '22', '23', '24'])));
  await registration.back.click();
  await expect.element(registration.at(3)).toBeVisible();
  lookAgain();
  await everyAnswerRead();
  await registration.expectSecurityKept();
  expect(bank.countOf(preguntas)).toBe(1);
});

const toasts = createToastQueue();

/** The step over a list that can be another one. */
function Step({ codes }: { codes: readonly string[] }) {
  const form = useForm<RegistrationForm>({
    resolver: yupResolver(registrationSchema) as Resolver<RegistrationForm>,
    defaultValues: {
      ...EMPTY,
      preguntas: [
        { codigo: '01', respuesta: 'Luna' },
        { codigo: '05', respuesta: 'Panadería' },
        { codigo: '', respuesta: '' },
      ],
    },
    mode: 'onTouched',
  });
  const asked = useWatch({ control: form.control, name: 'preguntas' });
  return (
    <ToastProvider queue={toasts}>
      <DialogProvider>
        <FormProvider {...form}>
          <SeguridadStep sending={false} questions={{ kind: 'ready', value: listOf(codes) } as never} />
          <output>{asked.map(({ codigo, respuesta }) => `${codigo}:${respuesta}`).join(' ')}</output>
        </FormProvider>
      </DialogProvider>
    </ToastProvider>
  );
}

test('screens.md A.1 /registro: a question that the list no longer has is no longer chosen, and its field says so', async () => {
  const field = (number: number) => page.getByLabelText(`Pregunta ${number}`);
  const screen = await render(<Step codes={['01', '02', '05']} />);
  await expect.element(field(1)).toHaveValue('01');
  await screen.rerender(<Step codes={['02', '03', '05']} />);
  await expect.element(field(1)).toHaveValue('');
  await expect.element(field(1)).toHaveAccessibleDescription('El campo es requerido.');
  await expect.element(field(2)).toHaveValue('05');
  await expect.element(field(3)).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByRole('status').filter({ hasText: ':' })).toHaveTextContent(':Luna 05:Panadería :');
});
