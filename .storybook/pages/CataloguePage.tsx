import { useOf } from '@storybook/addon-docs/blocks';
import { ComponentPage } from './ComponentPage.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import { ScreenPage } from './ScreenPage.tsx';

/** The page of a title: what it shows goes by the title's first part. */
export function CataloguePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (preparedMeta.title.startsWith('Componentes/')) return <ComponentPage />;
  if (preparedMeta.title.startsWith('Fundamentos/')) return <FoundationPage />;
  return <ScreenPage />;
}
