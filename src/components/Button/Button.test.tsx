import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { disabledLooks, looksOf, systemColour, whereColoursAreForced } from '../testLooks.ts';
import { renderComponent } from '../testRender.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { LineButton } from './LineButton.ts';
import { TextButton } from './TextButton.tsx';
import { useLatch } from './useLatch.ts';

const settle = (ms = 60) => new Promise((resolve) => setTimeout(resolve, ms));
const button = page.getByRole('button', { name: 'Guardar' });
const width = () => button.element().getBoundingClientRect().width;

describe('button (DESIGN.md «Button»)', () => {
  it('while loading it ignores clicks and Enter, keeps its focus and says busy', async () => {
    const onClick = vi.fn();
    const screen = await renderComponent(<Button onClick={onClick}>Guardar</Button>);
    await button.click();
    expect(onClick).toHaveBeenCalledTimes(1);
    await screen.rerender(
      <Button onClick={onClick} loading>
        Guardar
      </Button>,
    );
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.element(button).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await button.click();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('while loading nothing happens by a key or a pointer that is no click either; leaving it is told', async () => {
    const acts = {
      onMouseDown: vi.fn(),
      onPointerDown: vi.fn(),
      onPointerUp: vi.fn(),
      onKeyDown: vi.fn(),
      onKeyUp: vi.fn(),
    };
    const onBlur = vi.fn();
    const screen = await renderComponent(
      <>
        <input aria-label="Motivo" />
        <Button loading onBlur={onBlur} {...acts}>
          Guardar
        </Button>
      </>,
    );
    const field = page.getByRole('textbox', { name: 'Motivo' });
    await field.click();
    await button.click();
    await expect.element(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.tab();
    for (const act of Object.values(acts)) expect(act).not.toHaveBeenCalled();
    expect(onBlur).toHaveBeenCalledTimes(1);
    await screen.rerender(<Button {...acts}>Guardar</Button>);
    await button.click();
    await userEvent.keyboard('{ArrowDown}');
    for (const act of Object.values(acts)) expect(act).toHaveBeenCalledTimes(1);
  });

  it('says that it is busy also where whoever draws it says so', async () => {
    await renderComponent(<Button aria-busy>Guardar</Button>);
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
  });

  it('while loading it submits no form', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await renderComponent(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading>
          Guardar
        </Button>
      </form>,
    );
    await button.click();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is no submit button unless it says so', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await renderComponent(
      <form onSubmit={onSubmit}>
        <Button>Guardar</Button>
      </form>,
    );
    await button.click();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('nor is a line’s, unless it says so', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await renderComponent(
      <form onSubmit={onSubmit}>
        <LineButton>Ver</LineButton>
        <LineButton type="submit">Enviar</LineButton>
      </form>,
    );
    await page.getByRole('button', { name: 'Ver' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Enviar' }).click();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('shows its spinner only after 300 ms, and neither width nor label changes', async () => {
    const screen = await renderComponent(<Button>Guardar</Button>);
    await document.fonts.ready;
    const before = width();
    await screen.rerender(<Button loading>Guardar</Button>);
    const element = button.element();
    await settle(150);
    expect(element.children).toHaveLength(0);
    await expect.poll(() => element.children.length).toBe(1);
    expect(width()).toBe(before);
    await expect.element(button).toHaveTextContent('Guardar');
    await screen.rerender(<Button>Guardar</Button>);
    await expect.poll(() => element.children.length).toBe(0);
  });

  it('keeps its width in a narrow window too, and its spinner stays inside', async () => {
    await page.viewport(288, 600);
    try {
      const screen = await renderComponent(<Button>Guardar</Button>);
      await document.fonts.ready;
      const before = width();
      await screen.rerender(<Button loading>Guardar</Button>);
      const element = button.element();
      await expect.poll(() => element.children.length).toBe(1);
      expect(width()).toBe(before);
      expect(element.scrollWidth).toBe(element.clientWidth);
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it('its sizes are 44, 48 and 52 px', async () => {
    await renderComponent(
      <>
        {(['compact', 'normal', 'large'] as const).map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </>,
    );
    expect([...document.querySelectorAll('button')].map((each) => each.getBoundingClientRect().height)).toEqual([
      44, 48, 52,
    ]);
  });
});

describe('icon button (DESIGN.md §8)', () => {
  it('is 44 px square and its name is also its tooltip', async () => {
    const onClick = vi.fn();
    await renderComponent(
      <IconButton label="Cerrar" icon={<svg width="24" height="24" aria-hidden="true" />} onClick={onClick} />,
    );
    const icon = page.getByRole('button', { name: 'Cerrar' });
    await icon.click();
    expect(onClick).toHaveBeenCalledTimes(1);
    const { width: across, height } = icon.element().getBoundingClientRect();
    expect([across, height]).toEqual([44, 44]);
    expect(icon.element().getAttribute('title')).toBe('Cerrar');
  });
});

describe('what cannot be used looks so (DESIGN.md §2)', () => {
  describe.each([
    ['disabled', { disabled: true }],
    ['aria-disabled', { 'aria-disabled': true }],
  ] as const)('%s', (_, given) => {
    it.each([
      [
        'a button',
        <Button key="boton" variant="secondary" {...given}>
          Guardar
        </Button>,
      ],
      ['an icon button', <IconButton key="icono" label="Guardar" icon={<svg aria-hidden="true" />} {...given} />],
      [
        'a text button',
        <TextButton key="texto" {...given}>
          Guardar
        </TextButton>,
      ],
      [
        'a line’s',
        <LineButton key="linea" {...given}>
          Guardar
        </LineButton>,
      ],
    ])(
      '%s: in the colour of what is disabled, the same under the pointer, grey where colours are forced',
      async (__, drawn) => {
        await renderComponent(drawn);
        const look = () => {
          const { color, cursor, backgroundColor, textDecorationLine } = getComputedStyle(button.element());
          return { color, cursor, backgroundColor, textDecorationLine };
        };
        const before = look();
        expect(before).toMatchObject({ ...disabledLooks(), textDecorationLine: 'none' });
        await button.hover({ force: true });
        expect(look()).toEqual(before);
        await whereColoursAreForced(() => expect(looksOf(button.element()).color).toBe(systemColour('GrayText')));
      },
    );
  });
});

describe('latch (conventions.md «Components and screens» 3)', () => {
  function Sending({ send }: { send: () => Promise<void> }) {
    const once = useLatch();
    return <Button onClick={() => void once(send).catch(() => undefined)}>Guardar</Button>;
  }

  it('two clicks in the same task send once; after the end it may be sent again', async () => {
    let finish: () => void = () => undefined;
    const send = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    await renderComponent(<Sending send={send} />);
    const element = button.element() as HTMLButtonElement;
    element.click();
    element.click();
    await settle();
    element.click();
    expect(send).toHaveBeenCalledTimes(1);
    finish();
    await settle();
    element.click();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('a failure lets it go too', async () => {
    const send = vi.fn(() => Promise.reject(new Error('falló')));
    await renderComponent(<Sending send={send} />);
    const element = button.element() as HTMLButtonElement;
    element.click();
    await settle();
    element.click();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
