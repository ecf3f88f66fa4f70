/** A sign-in page as one would write it by hand: no program, no font, no second file. What first paint could be at best. */
export const HANDWRITTEN = `<!doctype html>
<html lang="es-EC">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ingreso</title>
<style>
body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:#f6f5f0;color:#0a2329}
header{padding:2rem 1.25rem;background:#082a32;color:#fff;font-size:1.4rem}
main{max-width:26rem;margin:0 auto;padding:2rem 1.25rem;display:grid;gap:1rem}
label{display:grid;gap:.4rem;font-weight:600}
input{padding:.8rem;border:1.5px solid #738885;border-radius:12px;font:inherit}
button{padding:.9rem;border:0;border-radius:2rem;background:#ffa24d;color:#06222a;font:inherit;font-weight:600}
</style>
</head>
<body>
<header>Cooperativa</header>
<main>
<h1>Ingrese a su banca virtual</h1>
<p>Use su usuario y contraseña de siempre.</p>
<label>Usuario <input name="usuario" autocomplete="username"></label>
<label>Contraseña <input name="clave" type="password" autocomplete="current-password"></label>
<button type="button">Ingresar</button>
<p>Nunca le pediremos su contraseña ni sus códigos por teléfono o correo.</p>
</main>
</body>
</html>
`;
