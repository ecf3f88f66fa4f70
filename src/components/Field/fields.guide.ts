/** What all fields of a form have, for the guides of each (`props`). */
export const fieldProps = {
  label: 'El rótulo, siempre visible.',
  error:
    'Qué está mal, en lugar de la ayuda. Si una cuenta de caracteres se pasó, sus números se quedan: dicen por cuánto. Mientras se escribe, un error nuevo espera una pausa.',
  help: 'Debajo mientras no hay error.',
  count:
    'En lugar de una ayuda, cuántos caracteres van y de cuántos. Se oye al dejar de escribir. `hint` es una frase que le sigue, como «Sin caracteres especiales.».',
  invalid:
    'Marca el campo como equivocado sin un texto propio: lo dice un aviso sobre el formulario, como con credenciales incorrectas.',
  notice: 'Sobre la ayuda y el error, como «Bloq Mayús está activado.».',
  describedBy: 'Identificador de algo de la página que también describe el campo.',
};
