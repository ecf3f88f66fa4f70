/** What a member is called (glossary.md): as the cédula says, where the server tells it; null where it does not. */
export function memberWord(sexo: string | null | undefined): 'Socia' | 'Socio' | null {
  const letter = sexo?.trim().toUpperCase();
  if (letter === 'F') return 'Socia';
  return letter === 'M' ? 'Socio' : null;
}

/** A member on paper: name, and the number where it is known. */
export function memberText(name: string, numeroSocio: string | null | undefined): string {
  return [name, numeroSocio && `N.º ${numeroSocio}`].filter(Boolean).join(' · ');
}
