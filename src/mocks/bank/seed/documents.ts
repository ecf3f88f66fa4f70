import { createPdf } from '../pdf.ts';

/** The legal name of the invented cooperative (demo-bank.md C.1). */
export const COOPERATIVE = 'Cooperativa de Ahorro y Crédito Sierra Azul Ltda.';

const documents: Readonly<Record<string, { title: string; paragraphs: readonly string[] }>> = {
  '1': {
    title: 'Política de tratamiento de datos personales',
    paragraphs: [
      `${COOPERATIVE} (entidad ficticia de demostración) es responsable del tratamiento de los datos personales de sus socias y socios.`,
      '1. Datos que tratamos. Datos de identificación y contacto, datos de sus productos y movimientos, y datos del dispositivo con el que ingresa a la banca virtual.',
      '2. Finalidades. Prestar los productos y servicios contratados, cumplir obligaciones legales, prevenir fraudes y, cuando usted lo autoriza, informarle sobre nuevos servicios.',
      '3. Base legal. La relación contractual, la ley y su consentimiento, que puede retirar en cualquier momento desde Configuración, sin que ello afecte los servicios que ya mantiene.',
      '4. Conservación. Los datos se conservan mientras dure la relación y por los plazos que exige la normativa aplicable a las cooperativas de ahorro y crédito.',
      '5. Sus derechos. Acceso, rectificación, actualización, eliminación, oposición, portabilidad y a no ser objeto de decisiones automatizadas. Puede ejercerlos en cualquier agencia o por escrito.',
      '6. Encargados y transferencias. Sus datos solo se comunican a quienes intervienen en la prestación del servicio y a las autoridades que la ley determina.',
      '7. Seguridad. Aplicamos medidas técnicas y organizativas para proteger sus datos. Nunca le pediremos su contraseña ni sus códigos por teléfono o correo.',
      'Documento de demostración sin valor legal.',
    ],
  },
  '2': {
    title: 'Términos y condiciones de la banca virtual',
    paragraphs: [
      `Estos términos regulan el uso de la banca virtual de ${COOPERATIVE} (entidad ficticia de demostración).`,
      '1. Acceso. El usuario y la contraseña son personales e intransferibles. Las operaciones sensibles requieren un código de confirmación generado en su dispositivo móvil.',
      '2. Cupos. Las operaciones están sujetas a los cupos diarios y mensuales que usted configura dentro de los máximos permitidos.',
      '3. Sesión. Por su seguridad la sesión se cierra después de tres minutos sin actividad.',
      '4. Responsabilidad. Comunique de inmediato cualquier acceso que no reconozca.',
      'Documento de demostración sin valor legal.',
    ],
  },
};

/** The base64 PDF of `contrato/{id}`: 1 the data-treatment policy (§7), 2 the channel's terms; undefined for any other id. */
export function legalDocument(id: string): string | undefined {
  const document = Object.hasOwn(documents, id) ? documents[id] : undefined;
  return document && createPdf(document.title, document.paragraphs);
}
