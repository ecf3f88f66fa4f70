/** What a screen is, for who sees it in the catalogue first. */
export interface ScreenText {
  text: string;
  /** Its address (specification §2), where it has one of its own. */
  route?: string;
}

/** One text for each title of «Pantallas», by screens.md. */
export const screenTexts: Readonly<Record<string, ScreenText>> = {
  'Pantallas/Armazón/Cierre por inactividad': {
    text: 'A los 150 segundos sin actividad un aviso ofrece seguir conectado; a los tres minutos un diálogo de dos segundos cierra la sesión.',
  },
  'Pantallas/Armazón/Versión nueva': {
    text: 'Se publicó otra versión y algo de la página abierta ya no encaja: un aviso ofrece volver a cargar, y nada de lo escrito se pierde hasta que el socio lo decide.',
  },
  'Pantallas/Armazón/Operación sin respuesta': {
    text: 'Una operación de dinero cuya respuesta no llegó: se dice que no se sabe el resultado y se ofrece verificarlo, nunca se envía otra vez.',
  },
  'Pantallas/Ayuda/Agencias': {
    text: 'Las agencias de la cooperativa con dirección, teléfono y horario. Se abre sobre el ingreso.',
  },
  'Pantallas/Ayuda/Preguntas frecuentes': {
    text: 'Preguntas y respuestas que envía la cooperativa, con búsqueda. Se abre sobre el ingreso.',
  },
  'Pantallas/Ayuda/Sugerencias': {
    text: 'Un formulario de tipo y mensaje; al enviarlo se muestra el número de trámite.',
  },
  'Pantallas/Buscar': {
    text: 'Una búsqueda sobre todo lo del socio: cuentas destino, cuentas, movimientos ya mostrados, servicios, tarjetas, créditos, ayuda, ajustes y páginas. Perdona tildes y errores de tecleo, y lleva a donde se hace cada cosa.',
  },
  'Pantallas/Comprobante': {
    text: 'El papel de una operación hecha: estado en palabras, valor, filas en el orden del servidor, y descargar, imprimir o compartir.',
  },
  'Pantallas/Comprobante, impreso': {
    text: 'El comprobante como sale de la impresora: en papel, con sus filas y sin lo que solo sirve en pantalla.',
  },
  'Pantallas/Configuración': {
    text: 'La portada de los ajustes: perfil y seguridad, dispositivos, tarjetas de crédito, cupos, favoritos y tema.',
    route: '/configuracion',
  },
  'Pantallas/Crédito': {
    text: 'Un crédito: saldo de capital, próxima cuota, cuotas pagadas y, si está vencido, el desglose de lo que se debe antes que nada.',
    route: '/creditos/{numeroCredito}',
  },
  'Pantallas/Crédito, impreso': {
    text: 'La tabla de amortización como sale en papel: siempre en claro, con cabecera repetida y sin filas partidas.',
  },
  'Pantallas/Crédito, tabla y pagos': {
    text: 'La tabla de amortización con filtro por estado, exportación a CSV y PDF, y la lista de pagos hechos.',
    route: '/creditos/{numeroCredito}',
  },
  'Pantallas/Cuenta': {
    text: 'Una cuenta: disponible, contable y bloqueado, sus datos, el gráfico de saldos y los documentos. El plazo fijo tiene su variante.',
    route: '/cuentas/{numeroCuenta}',
  },
  'Pantallas/Cuenta, movimientos': {
    text: 'Los movimientos por día con saldo corrido: filtros por fechas, tipo, texto y valor, totales del filtro, detalle y exportación.',
    route: '/cuentas/{numeroCuenta}',
  },
  'Pantallas/Cuenta, dinero por mes': {
    text: 'Ingresos y egresos de los últimos meses y, de un mes, por tipo de movimiento; un tipo lleva a sus movimientos.',
    route: '/cuentas/{numeroCuenta}',
  },
  'Pantallas/Cuentas destino/Cuenta nueva': {
    text: 'El registro de una cuenta destino, interna o de otra institución, con la verificación del nombre del titular y código de confirmación.',
  },
  'Pantallas/Cuentas destino/Lista': {
    text: 'Las cuentas destino del socio, con búsqueda y acciones. Vive en Transferencias.',
  },
  'Pantallas/Cuentas destino/Modificar y eliminar': {
    text: 'Se cambia el alias, el correo o el tipo; nunca el número ni la institución. Eliminar pide una confirmación.',
  },
  'Pantallas/Cuentas destino/Tarjetas': {
    text: 'Las tarjetas de otras instituciones registradas para pagarlas desde la banca.',
  },
  'Pantallas/Código de confirmación': {
    text: 'El diálogo que autoriza lo sensible: seis casillas, cuenta regresiva de 180 segundos y todos los mensajes del servidor en rojo.',
  },
  'Pantallas/Dispositivos': {
    text: 'Los dispositivos con acceso: cuál se está usando y cuál genera los códigos. Se renombran y se eliminan, menos esos dos.',
    route: '/configuracion/dispositivos',
  },
  'Pantallas/Documento del servidor': {
    text: 'Un PDF que envía el servidor, abierto en el visor ancho: certificado, estado de cuenta, contrato.',
  },
  'Pantallas/Documento legal': {
    text: 'Un contrato o una política en el visor, con aviso y Reintentar cuando no se puede abrir.',
  },
  'Pantallas/Eliminación de usuario': {
    text: 'Qué pasa al eliminar el usuario virtual y qué se mantiene. Sin sesión lleva al ingreso; con sesión hace dos preguntas y pide el código.',
    route: '/eliminacion-usuario',
  },
  'Pantallas/Entrada/Imagen de la cooperativa': {
    text: 'La imagen que la cooperativa publica en el panel de entrada, y el paisaje que la reemplaza si falta.',
  },
  'Pantallas/Entrada/Página de acceso': {
    text: 'El armazón de registro, recuperación y cambio obligatorio con la imagen y el nombre configurados.',
  },
  'Pantallas/Error de configuración': {
    text: 'La banca no puede empezar porque su configuración falta o está mal: lo dice sin menú y sin datos.',
  },
  'Pantallas/Error inesperado': {
    text: 'Algo falló dentro de la página: el código del error, Volver a cargar e Ir a mis productos.',
  },
  'Pantallas/Garantías': {
    text: 'Dos pestañas: las garantías de los créditos propios y los créditos ajenos que el socio garantiza.',
    route: '/garantias',
  },
  'Pantallas/Ingreso': {
    text: 'La entrada: usuario y contraseña, la validación de un dispositivo nuevo, y por qué terminó la sesión anterior. El error nunca dice si el usuario existe.',
    route: '/login',
  },
  'Pantallas/Inicio': {
    text: 'El resumen: saludo, total disponible y deuda, próximos vencimientos, últimos movimientos y accesos rápidos.',
    route: '/inicio',
  },
  'Pantallas/Inicio, hasta cuándo le alcanza': {
    text: 'La línea de treinta días con lo que vence y los ingresos que se repiten, lo que supone, y cuándo no se muestra.',
    route: '/inicio',
  },
  'Pantallas/Menú y perfil': {
    text: 'El armazón con sesión: menú de cinco entradas, fijo desde 685 px y superpuesto por debajo, y panel de perfil, fijo desde 1280 px.',
  },
  'Pantallas/Menú y perfil/Colores forzados': {
    text: 'El armazón con los colores que impone el sistema: bordes, marcas y foco se distinguen sin los nuestros.',
  },
  'Pantallas/Panel de perfil': {
    text: 'Quién ha ingresado, desde dónde y cuándo entró por última vez, la salida, el tema y el consejo de no dar nunca los códigos.',
  },
  'Pantallas/Operación de dinero/Cuenta y valor': {
    text: 'La pieza que comparten transferencias y pagos: cuenta de origen, valor y los cupos que quedan hoy y este mes.',
  },
  'Pantallas/Operación de dinero/Operación repetida': {
    text: 'La revisión cuando la misma persona recibió el mismo valor en las últimas 24 horas: dice cuándo y con qué comprobante, y pide confirmarlo. No impide enviar.',
  },
  'Pantallas/Operación de dinero/Pasos': {
    text: 'Datos, revisar, código, ejecutar y comprobante: el orden de toda operación de dinero y lo que pasa cuando falla cada paso.',
  },
  'Pantallas/Pago de tarjetas/Mis tarjetas': {
    text: 'El pago de una tarjeta propia: mínimo, total u otro valor, con aviso si paga menos del mínimo o más de la deuda.',
    route: '/tarjeta-credito',
  },
  'Pantallas/Pago de tarjetas/Otras tarjetas': {
    text: 'El pago de tarjetas registradas de otras instituciones, con costo y tiempo de llegada.',
    route: '/tarjeta-credito',
  },
  'Pantallas/Pagos/CentroSur': {
    text: 'La planilla de luz por código de cliente, cuenta contrato, identificación o medidor; de una a varias planillas.',
    route: '/pagos/centrosur',
  },
  'Pantallas/Pagos/Colegios': {
    text: 'Institución, código del estudiante y pensiones pendientes que se eligen.',
    route: '/pagos/colegios',
  },
  'Pantallas/Pagos/Favoritos': { text: 'Los pagos guardados: se pagan de un toque, se renombran y se eliminan.' },
  'Pantallas/Pagos/Pagos de servicios': {
    text: 'La portada de pagos: búsqueda, favoritos, categorías y últimos pagos.',
    route: '/pagos',
  },
  'Pantallas/Pagos/Pagos varios': {
    text: 'Cualquier servicio de una categoría: el servidor describe el campo de referencia, y las deudas se eligen de la más antigua a la más nueva.',
    route: '/pagos/varios/{codigoCategoria}',
  },
  'Pantallas/Pagos/Recargas': {
    text: 'Operadora, número celular dos veces y valor. Antes de pagar se dice que no se reversa.',
    route: '/pagos/recargas',
  },
  'Pantallas/Pagos/SUPA': {
    text: 'Pensiones alimenticias por código de tarjeta, cédula o proceso: se eligen los meses y se pagan.',
    route: '/pagos/supa',
  },
  'Pantallas/Perfil del socio/Cambiar contraseña': {
    text: 'Contraseña actual, nueva y confirmación, con los requisitos que se cumplen a medida que se escribe.',
    route: '/perfilsocio',
  },
  'Pantallas/Perfil del socio/Cambio obligatorio': {
    text: 'El paso después del ingreso con una contraseña temporal: nada más se alcanza hasta cambiarla, salvo cerrar sesión.',
  },
  'Pantallas/Perfil del socio/Cambios sin guardar': {
    text: 'La pregunta antes de salir de un formulario modificado.',
    route: '/perfilsocio',
  },
  'Pantallas/Perfil del socio/Configurar mis cupos': {
    text: 'Seis cupos por cuenta con su máximo permitido y lo usado; se guardan con código de confirmación.',
    route: '/perfilsocio',
  },
  'Pantallas/Perfil del socio/Eliminar usuario': {
    text: 'Dos confirmaciones, el código y la salida de la banca.',
    route: '/perfilsocio',
  },
  'Pantallas/Perfil del socio/Mis datos': {
    text: 'Foto, saludo, celular y correo del socio, con el último acceso. Guardar pide el código de confirmación.',
    route: '/perfilsocio',
  },
  'Pantallas/Perfil del socio/Pestañas': {
    text: 'MIS DATOS, CAMBIAR CONTRASEÑA y CONFIGURAR MIS CUPOS en una página.',
    route: '/perfilsocio',
  },
  'Pantallas/Perfil del socio/Tratamiento de datos': {
    text: 'El interruptor del consentimiento: guarda al cambiar y vuelve atrás con un mensaje si el servidor se niega.',
    route: '/perfilsocio',
  },
  'Pantallas/Política de privacidad': {
    text: 'La política en una columna de lectura con índice, y el documento firmado en el visor. Se lee sin sesión.',
    route: '/politicasprivacidad',
  },
  'Pantallas/Productos': {
    text: 'Todos los productos del socio por grupos, con acciones por cuenta y el ojo que oculta los saldos. Es a donde lleva INICIO.',
    route: '/productos',
  },
  'Pantallas/Página no encontrada': {
    text: 'Cualquier otra dirección: lo dice y ofrece la salida que corresponde a la sesión.',
  },
  'Pantallas/Recuperación/Contraseña': {
    text: 'Datos, código y contraseña nueva. Responde lo mismo exista o no el usuario.',
    route: '/recuperacion-clave',
  },
  'Pantallas/Recuperación/Datos': {
    text: 'La portada de quien perdió el acceso: qué recuperar, y las agencias si cambió su celular o correo.',
    route: '/recuperacion-datos',
  },
  'Pantallas/Recuperación/Usuario': {
    text: 'Identificación y correo; la respuesta es neutral.',
    route: '/recuperacion-usuario',
  },
  'Pantallas/Registro': {
    text: 'Cuatro pasos para crear el usuario: identificación, usuario y contraseña, preguntas de seguridad y código de confirmación.',
    route: '/registro',
  },
  'Pantallas/Sin conexión': {
    text: 'La banca se abre y su servidor no responde: qué no se puede hacer, y que continúa sola cuando vuelve la conexión.',
  },
  'Pantallas/Tarjetas de crédito/Ajustes': {
    text: 'Una tarjeta: bloqueo temporal, compras por internet y en el exterior, avances, avisos y cupo por compra.',
    route: '/configuracion/tarjetas-credito/{codigoTarjeta}',
  },
  'Pantallas/Tarjetas de crédito/Lista': {
    text: 'Las tarjetas propias con su estado, y las registradas para pago.',
    route: '/configuracion/tarjetas-credito',
  },
  'Pantallas/Transferencia externa': {
    text: 'A otra institución, registrada o nueva: verificación del nombre, comisión, tiempo de llegada, código y comprobante en proceso.',
    route: '/transferenciaE/{tipo}',
  },
  'Pantallas/Transferencia interna': {
    text: 'A otra cuenta de la cooperativa, propia o ajena: datos, revisión, código y comprobante. Sin costo y de inmediato.',
    route: '/transferenciaI/{tipo}',
  },
  'Pantallas/Transferencias': {
    text: 'La portada de transferencias: a la cooperativa, a otra institución, entre mis cuentas, cuentas destino y últimas transferencias.',
    route: '/transferencias',
  },
  'Pantallas/Transferencias, repetir': {
    text: 'A quién se transfirió por última vez: una pulsación abre los datos ya llenos. Vive en Inicio y en Transferencias.',
    route: '/transferencias',
  },
};
