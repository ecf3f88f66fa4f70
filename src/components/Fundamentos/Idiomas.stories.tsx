import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { color } from '#theme/tokens.ts';
import { english } from '../messages/en.ts';
import { LanguageProvider } from '../messages/LanguageProvider.tsx';
import type { Language } from '../messages/messages.ts';
import { inRoom } from '../storyRoom.tsx';
import { Sampler, type SamplerWords, samplerWords } from './sampler.tsx';
import { Section, Sheet } from './sheet.ts';

interface LanguagePageProps {
  title: string;
  about: string;
  language: Language;
  lang: string;
  words: SamplerWords;
}

/** Many components in another language, or mirrored. */
function LanguagePage({ title, about, language, lang, words }: LanguagePageProps) {
  return (
    <Sheet>
      <Section>
        <h2>{title}</h2>
        <p>{about}</p>
        <LanguageProvider language={language}>
          <Ground lang={lang} dir={language.direction ?? 'ltr'}>
            <Sampler name="Cooperativa Sierra Azul" words={words} />
          </Ground>
        </LanguageProvider>
      </Section>
    </Sheet>
  );
}

const inEnglish: SamplerWords = {
  back: 'Products',
  steps: ['Details', 'Review', 'Receipt'],
  account: 'Savings',
  active: 'Active',
  due: 'Due soon',
  facts: [
    { label: 'Book balance', value: 'Updated today' },
    { label: 'Branch', value: 'Cuenca, Centro' },
  ],
  amount: 'Amount',
  password: 'Password',
  wrong: 'The password is not right.',
  period: 'Period',
  periods: ['Month', 'Half year', 'Year'],
  remember: 'Remember this device',
  alerts: 'Alerts by email',
  notice: 'Arrives on the next working day.',
  send: 'Send',
  review: 'Review',
  discard: 'Discard',
  remove: 'Delete',
};

const args: LanguagePageProps = {
  title: 'En inglés',
  about:
    'La aplicación habla español. La biblioteca dice sus propias palabras en el idioma que se le da; escribe los valores y las fechas como él.',
  language: english,
  lang: 'en',
  words: inEnglish,
};

const meta = preview.meta({ title: 'Fundamentos/Idiomas', component: LanguagePage, args, decorators: [inRoom] });

export const Ingles = meta.story({
  name: 'En inglés',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
    await expect(canvas.getByText('$2,896.37')).toBeInTheDocument();
    await expect(canvas.getByText('account ending in 4871')).toBeInTheDocument();
  },
});
export const DerechaAIzquierda = meta.story({
  name: 'De derecha a izquierda',
  args: {
    title: 'De derecha a izquierda',
    about:
      'Con «dir» en la página todo se refleja, también las flechas. Los valores, los números de cuenta y el código se leen igual.',
    language: { direction: 'rtl' },
    lang: 'es-EC',
    words: samplerWords,
  },
  play: async ({ canvas }) => {
    const [name, value] = [canvas.getByText('Saldo contable'), canvas.getByText('Actualizado hoy')];
    await expect(name.getBoundingClientRect().right).toBeGreaterThan(value.getBoundingClientRect().right);
  },
});

const Ground = styled.div`
  min-width: 0;
  color: ${color.textPrimary};
`;
