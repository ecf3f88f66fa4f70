/** One section of the policy; `id` is its anchor. */
export interface PolicySection {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** When the text was last changed, ISO. */
export const POLICY_DATE = '2026-11-30';

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
      ],
    },
    {
      id: 'navegador',
      title: 'Qué guardamos en su navegador',
      paragraphs: [
        'Mientras su sesión está abierta: cifrados, su nombre y su sesión; y sin cifrar, la dirección de internet y la ubicación desde las que ingresó.',
        'También después de cerrarla, cifradas: las operaciones cuyo resultado aún no conocemos, hasta conocerlo; y las de las últimas 24 horas, con el número de la cuenta o del celular de quien las recibió, para preguntarle antes de repetir una. Pasado ese tiempo se borran la próxima vez que vaya a pagar o a transferir.',
        'Hasta que cierre la pestaña: una señal de que en ella se ingresó y el momento en que la página se volvió a cargar por sí sola. No dicen de quién.',
        'Sin cifrar, hasta que borre los datos de este sitio: un identificador de este dispositivo, el momento de su última actividad y cómo prefiere ver su banca: tema, modo sencillo, saldos y avisos ocultos, y la tecla de la búsqueda.',
        'Los archivos públicos de esta banca virtual, iguales para todos, para abrirla más rápido: hasta que llegue una versión nueva o borre los datos de este sitio.',
        'Su navegador guarda en su historial las direcciones que abrió. Algunas llevan el número de una cuenta o de un crédito, o el código de una tarjeta. Se quedan ahí hasta que usted las borre.',
        'Nunca guardamos en él su contraseña, sus códigos, sus respuestas de seguridad ni sus movimientos, y no usamos cookies.',
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
