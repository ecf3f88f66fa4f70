import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { debianPrograms } from '../../../scripts/debian.ts';
import type { Engine, EngineKind } from '../engine.ts';
import { makeNest, type Nest, startProgram } from '../program.ts';
import { engineOver } from './shared.ts';
import { ask, type DriverSession, openTab, startSession, turnTo, type WindowManners } from './webDriver.ts';

/** Where Debian's packages put what is driven, and the drivers. */
const GTK = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };
const WPE = { driver: '/usr/bin/WPEWebDriver', browser: '/usr/bin/cog' };
const miniBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);

/** The screen; its mouse stands in the middle of it. */
const SCREEN = { width: 1400, height: 1000 };

/** Both ports' own. */
function environment({ profile, downloads }: Nest): Record<string, string> {
  const config = join(profile, '.config');
  mkdirSync(config);
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return {
    HOME: profile,
    XDG_CONFIG_HOME: config,
    XDG_RUNTIME_DIR: profile,
    LANGUAGE: 'es',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
}

/** WebKit's GTK port by its own driver, on a screen that nobody sees. */
export const webkit: EngineKind = {
  name: 'webkit',
  title: 'WebKit',
  missing: async () =>
    debianPrograms(
      ['webkit2gtk-driver', 'xvfb'],
      () => existsSync(GTK.driver) && existsSync(GTK.screen) && miniBrowser(),
    ),
  start: async () => {
    const nest = makeNest();
    const screen = startProgram(
      GTK.screen,
      ['-displayfd', '1', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'],
      {},
    );
    const troubles: string[] = [];
    const session = await startSession({
      command: GTK.driver,
      env: {
        ...environment(nest),
        DISPLAY: `:${await screen.says(/^(\d+)$/)}`,
        GDK_BACKEND: 'x11',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
      options: {
        'webkitgtk:browserOptions': {
          binary: miniBrowser() ?? '',
          args: ['--automation'],
        },
      },
    });
    return engineOver({
      version: `WebKitGTK ${session.version}`,
      openTab: () => openWindow(session, (lines) => troubles.push(...lines)),
      nest,
      troubles,
      end: async () => {
        await session.end();
        await screen.stop();
      },
    });
  },
};

/** A window more: a tab that is not in front hears nothing of the mouse. The one that the browser began with stays: with its last one the session ends. */
async function openWindow({ address, first }: DriverSession, onTroubles: WindowManners['onTroubles']) {
  // From there: a new one is asked for by a window that is still open.
  await turnTo(address, first);
  const { handle } = await ask<{ handle: string }>('POST', `${address}/window/new`, { type: 'window' });
  return openTab(address, handle, {
    onTroubles,
    resize: async (width, height) => {
      // Under the mouse: without a window manager that window is the active one, and only there has anything the focus.
      const x = Math.max(0, (SCREEN.width - width) / 2);
      const y = Math.max(0, (SCREEN.height - height) / 2);
      await ask('POST', `${address}/window/rect`, { x, y, width, height });
    },
    close: async () => {
      await ask('DELETE', `${address}/window`);
    },
  });
}

/** WebKit's port for devices, in the version of Safari 16.0, the oldest supported one (D-70): one window of one size, without a screen. */
export const oldestWebkit: EngineKind = {
  name: 'webkit-16',
  title: 'WebKit 16.0',
  missing: async () =>
    debianPrograms(['wpewebkit-driver', 'cog'], () => existsSync(WPE.driver) && existsSync(WPE.browser)),
  start: async (): Promise<Engine> => {
    const nest = makeNest();
    const troubles: string[] = [];
    const session = await startSession({
      command: WPE.driver,
      env: { ...environment(nest), COG_PLATFORM_NAME: 'headless', LIBGL_ALWAYS_SOFTWARE: '1' },
      options: {
        'wpe:browserOptions': { binary: WPE.browser, args: ['--platform=headless', '--automation'] },
      },
    });
    return engineOver({
      version: `WPE WebKit ${session.version}`,
      openTab: () =>
        openTab(session.address, session.first, {
          resize: () => Promise.resolve(),
          close: () => Promise.resolve(),
          onTroubles: (lines) => troubles.push(...lines),
        }),
      hasOneWindow: true,
      savesNothing: true,
      nest,
      troubles,
      end: session.end,
    });
  },
};
