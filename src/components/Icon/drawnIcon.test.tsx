import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { PasswordField } from '../Field/PasswordField.tsx';
import { SelectField } from '../Field/SelectField.tsx';
import { TextField } from '../Field/TextField.tsx';
import { renderComponent } from '../testRender.tsx';
import type { IconDrawing, IconOrElement } from './Icon.tsx';

const Square: IconDrawing = ({ size, ...rest }) => <svg data-own="" width={size} height={size} {...rest} />;

/** What takes an icon or an element, and how large it draws an icon, px. */
const takers: readonly [name: string, size: number, draw: (icon: IconOrElement) => ReactElement][] = [
  ['Button', 20, (icon) => <Button icon={icon}>Uno</Button>],
  [
    'ButtonLink',
    20,
    (icon) => (
      <ButtonLink href="#uno" icon={icon}>
        Uno
      </ButtonLink>
    ),
  ],
  ['IconButton', 24, (icon) => <IconButton label="Uno" icon={icon} />],
  ['TextField', 24, (icon) => <TextField label="Uno" icon={icon} />],
  ['PasswordField', 24, (icon) => <PasswordField label="Uno" icon={icon} />],
  ['SelectField', 24, (icon) => <SelectField label="Uno" icon={icon} options={[]} />],
];

const sizeOf = (picture: Element | null) => [picture?.getAttribute('width'), picture?.getAttribute('height')];

it.each(takers)('%s draws an icon in its own size, of lucide-react and of one’s own', async (_, size, draw) => {
  const { container, rerender } = await renderComponent(draw(Search));
  expect(sizeOf(container.querySelector('svg.lucide-search'))).toEqual([String(size), String(size)]);
  await rerender(draw(Square));
  expect(sizeOf(container.querySelector('svg[data-own]'))).toEqual([String(size), String(size)]);
  expect(container.querySelector('svg[data-own]')?.getAttribute('aria-hidden')).toBe('true');
});

it.each(takers)('%s leaves an element as it is', async (_, _size, draw) => {
  const { container } = await renderComponent(draw(<svg data-own="" width="13" height="13" aria-hidden="true" />));
  expect(sizeOf(container.querySelector('svg[data-own]'))).toEqual(['13', '13']);
});
