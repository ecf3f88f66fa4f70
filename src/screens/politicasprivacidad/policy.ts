/** One section of the policy; `id` is its anchor. */
export interface PolicySection {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** When the text was last changed, ISO. */
export const POLICY_DATE = '2026-01-02';

/**
 * The policy as the page reads it out, in the name of the configured cooperative; the signed document (contrato/1) rules. What the
 * application itself does with data is said as it is: the device header, the position, what stays in the browser.
 */
export function policySections(cooperativeName: string): readonly PolicySection[] {
  return [
    {
      id: 'responsable',
      title: 'Quién trata sus datos',
      paragraphs: [
        `${cooperativeName} es la responsable del tratamiento de los datos personales de sus socias y socios.`,
      ],
    },
    {
      id: 'datos',
      title: 'Qué datos tratamos',
      paragraphs: [
        'Datos de identificación y contacto, información financiera de sus productos y datos técnicos de los dispositivos que usa para ingresar: navegador, dirección de internet y país. Si usted lo permite, también su ubicación aproximada.',
        'En su navegador se guardan, cifrados, su nombre y su sesión mientras está abierta; y sin cifrar, un identificador de este dispositivo, el tema que eligió y si prefiere ocultar sus saldos.',
      ],
    },
    {
      id: 'finalidad',
      title: 'Para qué los usamos',
      paragraphs: [
        'Para prestarle los productos y servicios que contrata, prevenir el fraude, cumplir la ley y, con su autorización, enviarle información de la cooperativa.',
      ],
    },
    {
      id: 'conservacion',
      title: 'Cuánto tiempo los conservamos',
      paragraphs: ['Mientras sea socia o socio y durante los plazos que exige la ley después de terminar la relación.'],
    },
    {
      id: 'derechos',
      title: 'Sus derechos',
      paragraphs: [
        'Puede acceder, rectificar, actualizar, eliminar, oponerse y retirar su autorización en cualquier momento, en esta banca virtual o en una agencia.',
      ],
    },
    {
      id: 'contacto',
      title: 'Cómo contactarnos',
      paragraphs: ['Visite o llame a cualquiera de nuestras agencias, o escríbanos desde Sugerencias.'],
    },
  ];
}
