/* What `useHelp` fetches with the first dialog: the three are opened from one another's pages and share most of their code. */
export { Agencias } from './Agencias.tsx';
export { PreguntasFrecuentes } from './PreguntasFrecuentes.tsx';
export { Sugerencias } from './Sugerencias.tsx';
