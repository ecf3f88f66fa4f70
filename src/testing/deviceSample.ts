/** demo-bank.md C.5: the device of a member that is to be removed. */
export const oldDevice = {
  idDispositivo: 'DEV-3',
  modelo: 'Firefox en Linux',
  alias: null,
  codigoTipoDispositivo: '1',
  ultimoAcceso: '2026-08-02T21:03:00',
  ciudad: 'Guayaquil',
  actual: false,
  generaToken: false,
};
