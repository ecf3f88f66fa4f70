import { type MinimalCooperative, type MinimalOptions, startMinimalCooperative } from './minimalCooperative.ts';
import { expect, test as watched } from './watch.ts';

export const renewed = { celular: '+593 90 000 0222', correo: 'ana.belén@example.com' };

/** `test` with cooperatives that end with it, and whose every request must have kept to the specification. */
export const test = watched.extend<{ start: (options: MinimalOptions) => Promise<MinimalCooperative> }>({
  start: async ({ watch }, use) => {
    // Not of the specification: the products are taken from `transacciones/cuentas-origen` instead.
    watch.expectFailure(/\/productos$/);
    const started: MinimalCooperative[] = [];
    await use(async (options) => {
      const cooperative = await startMinimalCooperative(options);
      started.push(cooperative);
      return cooperative;
    });
    for (const cooperative of started) {
      await cooperative.close();
      expect(cooperative.problems, 'every request keeps to the specification').toEqual([]);
    }
  },
});

/** Deployments that differ in everything that config.json can say. */
export const deployments = {
  'own origin, 32-byte key, geolocation beside the page': {
    cooperativeName: 'Cooperativa Laguna Clara',
    dateFormat: 'dd/MM/yyyy',
    keyBytes: 32,
    encrypts: true,
    api: 'same-origin',
    transactionIn: 'data.idTransaccion',
    geolocation: 'site',
  },
  'API elsewhere, 16-byte key, geolocation that never answers': {
    cooperativeName: 'Cooperativa de Ahorro y Crédito Páramo Ltda.',
    dateFormat: 'yyyy-MM-dd',
    keyBytes: 16,
    encrypts: true,
    api: 'own-origin',
    transactionIn: 'data',
    geolocation: 'silent',
  },
  'API elsewhere, 24-byte key (no WebCrypto in Chromium), geolocation beside the API': {
    cooperativeName: 'Cooperativa Ñan',
    dateFormat: 'd.M.yy',
    keyBytes: 24,
    encrypts: true,
    api: 'own-origin',
    transactionIn: 'answer',
    geolocation: 'api',
  },
  'bodies in the clear (encryption.enabled false), no geolocation': {
    cooperativeName: 'Cooperativa Laguna Clara',
    dateFormat: 'dd-MM-yyyy',
    keyBytes: 32,
    encrypts: false,
    api: 'same-origin',
    transactionIn: 'data.idTransaccion',
    geolocation: 'none',
  },
} as const satisfies Readonly<Record<string, MinimalOptions>>;
