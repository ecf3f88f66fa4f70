import { screen } from 'storybook/test';
import { externas as registeredAccounts } from '#api/contract/cuentasDestino.ts';
import { validarExternas } from '#api/contract/transferencias.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { type Stage, shows } from '#testing/storyStage.tsx';
import { inTurn, presses, type Step } from '#testing/storySteps.ts';
import { fresh, page, registered, reviewed, sentWith } from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Transferencia externa', ...page });

/** From Revisar back to Datos, where the answer about the name stands. */
const backOnData = (data: Step, text: RegExp) =>
  inTurn(reviewed(data), presses('Modificar cuenta destino'), shows(text));

const VERIFIED = 'He verificado los datos con el beneficiario';

const mismatched = sentWith(fresh({ beneficiario: 'Rosa Elena Pérez' }), VERIFIED);

async function verified(stage: Stage): Promise<void> {
  await mismatched(stage);
  await stage.userEvent.click(screen.getByRole('checkbox', { name: VERIFIED }));
}

// The check of the name

export const NombreExacto = meta.story({
  name: 'Nombre EXACTA: de vuelta en Datos',
  play: backOnData(fresh(), /^El nombre coincide con el titular/),
});

export const NombreExactoRevision = meta.story({
  name: 'Nombre EXACTA: en Revisar',
  play: inTurn(reviewed(fresh()), shows('Nombre verificado')),
});

export const NombreSimilar = meta.story({
  name: 'Nombre SIMILAR: de vuelta en Datos',
  play: backOnData(fresh({ beneficiario: 'Rosa Elena Ordones' }), /^El nombre es similar/),
});

export const NombreSimilarRevision = meta.story({
  name: 'Nombre SIMILAR: en Revisar',
  play: inTurn(reviewed(fresh({ beneficiario: 'Rosa Elena Ordones' })), shows('Nombre similar al titular')),
});

export const NombreDistinto = meta.story({
  name: 'Nombre NO_COINCIDE: sin marcar, no se puede revisar',
  play: mismatched,
});

export const NombreDistintoMarcado = meta.story({
  name: 'Nombre NO_COINCIDE: marcado',
  play: verified,
});

/** The list of destinations says that the name of the chosen one does not match (D-66). */
const listedMismatch = {
  ...given(
    answers.withData(registeredAccounts, [
      {
        codigoCuentaDestino: 'CD-03',
        numeroCuenta: '2209988771',
        beneficiario: 'ROSA ELENA ORDONEZ',
        institucion: 'Banco Andes Demo',
        codigoTipoCuenta: 'AHO',
        coincidenciaNombre: 'NO_COINCIDE',
      },
    ]),
  ),
};

export const RegistradaDistinta = meta.story({
  ...listedMismatch,
  name: 'Nombre NO_COINCIDE de una cuenta registrada',
  play: inTurn(registered(), shows(VERIFIED)),
});

export const RegistradaSinMarcar = meta.story({
  ...listedMismatch,
  name: 'Nombre NO_COINCIDE de una cuenta registrada: Revisar sin marcar',
  play: sentWith(registered(), 'Marque la casilla para continuar.'),
});

export const RegistradaAlRevisar = meta.story({
  name: 'Nombre NO_COINCIDE de una cuenta registrada: lo dice la validación',
  ...given(answers.withData(validarExternas, { valor: 120, total: 120.41, coincidenciaNombre: 'NO_COINCIDE' })),
  play: sentWith(registered(), 'Marque la casilla para continuar.'),
});

export const NombreDistintoRevision = meta.story({
  name: 'Nombre NO_COINCIDE: verificado, en Revisar',
  play: inTurn(verified, presses('Revisar'), shows('El nombre no coincide con el titular')),
});

export const NombreNoDisponible = meta.story({
  name: 'Nombre NO_DISPONIBLE: de vuelta en Datos',
  play: backOnData(
    fresh({ tipo: 'COO', institucion: '2001' }),
    /^No es posible verificar el nombre en esta institución/,
  ),
});
