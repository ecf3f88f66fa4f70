import { describe, expect, it } from 'vitest';
import { specTexts } from './specTexts.ts';

// Typed a second time from the document, which is outside the repository: a slip «corrected» in one of the two places
// fails here (D-23).
const literal = [
  'BancaVirtual',
  'INICIO',
  'TRANSFERENCIA INTERNA',
  'TRANSFERENCIA EXTERNA',
  'PAGOS DE SERVICIOS',
  'PAGOS DE TARJETAS',
  'Perfil',
  'Desea cerrar la sesión?',
  'Configuración',
  'MIS DATOS',
  'CAMBIAR CONTRASEÑA',
  'CONFIGURAR MIS CUPOS',
  'Guardar',
  'Tratamiento de datos personales',
  'Ver documento',
  'Actualización realizada exitosamente',
  'Contraseña Actual',
  'Nueva Contraseña',
  'Confirmar Contraseña',
  'Cambiar Contraseña',
  'La clave a sido modificada exitosamente',
  'Interno Diario',
  'Interno Mensual',
  'Externo Diario',
  'Externo Mensual',
  'Pago Servicios Diario',
  'Pago Servicios Mensual',
  'los cupos han sido modificados exitosamente',
  'El valor maximo es {max}',
  'Ingrese el código de confirmación generado en su dispositivo móvil',
  'Continuar',
  '2:59',
  'Cancelar Transferencia',
  'Eliminar Usuario Virtual',
  'Desea eliminar su usuario virtual permanentemente?',
  'Confirmar eliminacion',
  'Esta seguro de eliminar su usuario virtual permanentemente?',
  'Usuario eliminado correctamente',
  'El campo es requerido.',
  'La contraseña debe tener un minimo de 8 digitos',
  'La contraseña debe tener un numero',
  'La contraseña debe tener una mayuscula',
  'La contraseña debe tener una minuscula',
  'El usuario no debe tener espacios en blanco',
  'La contraseña no coincide',
  'Todos los campos son obligatorios',
  'Cargando cuentas de origen',
  'Seleccione una opción',
];

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

describe('specTexts', () => {
  it('D-23: every text is the specification’s, character by character', () => {
    expect(leaves(specTexts)).toEqual(literal);
  });

  it('D-23: no text is written with combining accents or stray blanks', () => {
    for (const text of leaves(specTexts)) {
      expect(text).toBe(text.normalize('NFC').trim());
      expect(text).not.toMatch(/ {2}/);
    }
  });
});
