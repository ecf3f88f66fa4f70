/** What a title is called where its part is known. The sections of the components are the sidebar's alone: an index of names has none. */
export function titleName(title: string): string {
  const [part, ...path] = title.split('/');
  return (part === 'Componentes' ? path.slice(-1) : path).join(' · ');
}
