#!/bin/sh
# Arranque del contenedor: deja config.json donde el servidor lo lee, y empieza. La configuración sale, en este orden, de
#   BANCA_CONFIG_JSON   su texto entero,
#   BANCA_CONFIG        un archivo montado; por omisión /etc/banca/config.json
# Nada de ella se escribe en la salida: tiene la clave de cifrado.
set -eu

obra="${BANCA_TMP:-/tmp/banca}"
montado="${BANCA_CONFIG:-/etc/banca/config.json}"
nginx="${BANCA_NGINX_CONF:-/etc/banca/nginx.conf}"

if [ "${1:-}" = "--salud" ]; then
  # La imagen no tiene curl; bash abre la conexión él mismo.
  exec bash -c 'exec 3<>"/dev/tcp/127.0.0.1/$0" && printf "GET /healthz HTTP/1.0\r\n\r\n" >&3 && read -r -t 2 estado <&3 && [[ $estado == *" 200 "* ]]' "${BANCA_PORT:-8080}"
fi

umask 077
mkdir -p "$obra"
if [ -n "${BANCA_CONFIG_JSON:-}" ]; then
  printf '%s\n' "$BANCA_CONFIG_JSON" > "$obra/config.json.nuevo"
elif [ -r "$montado" ]; then
  cat "$montado" > "$obra/config.json.nuevo"
else
  echo "Falta la configuración: monte $montado, o dé BANCA_CONFIG_JSON." >&2
  exit 1
fi

# Un texto vacío o cortado dejaría a todos los socios ante la página de error de la configuración: si las llaves, sin contar las que
# están dentro de un texto, no se cierran todas, falta el final.
entero="$(tr -d '[:space:]' < "$obra/config.json.nuevo")"
llaves="$(printf '%s\n' "$entero" | sed 's/\\.//g; s/"[^"]*"//g' | tr -cd '{}')"
abren="$(printf '%s' "$llaves" | tr -d '}')"
cierran="$(printf '%s' "$llaves" | tr -d '{')"
[ "${#abren}" -eq "${#cierran}" ] || entero=''
case "$entero" in
  '{'*'"apiUrl":'*'"encryption":'*'}' | '{'*'"encryption":'*'"apiUrl":'*'}') ;;
  *)
    rm -f "$obra/config.json.nuevo"
    echo "La configuración no es un objeto JSON con «apiUrl» y «encryption»." >&2
    exit 1
    ;;
esac
mv "$obra/config.json.nuevo" "$obra/config.json"
unset BANCA_CONFIG_JSON

nginx -t -q -c "$nginx" -e /dev/stderr
exec nginx -c "$nginx" -e /dev/stderr
