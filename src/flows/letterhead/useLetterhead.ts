import { leer } from '#api/contract/perfilSocio.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { useConfig } from '#config/ConfigProvider.tsx';
import { formatMinute, toEcuadorIso } from '#domain/dates.ts';
import { memberText, memberWord } from '#domain/memberWord.ts';
import { fullName } from '#domain/names.ts';
import { useSession } from '#session/SessionProvider.tsx';

/** Whose paper it is and for whom (DESIGN.md §9): the same for what is printed and for what is made as a file. */
export interface Paper {
  cooperativeName: string;
  legalName: string;
  logoUrl: string | null;
  accent: string | null;
  /** For the foot: «Socia Maria Guaman · N.º 48213», without the word where nobody has told it. */
  member: string;
  /** For a list of facts. */
  owner: { label: string; value: string };
  /** Moment at which it is made, in words. */
  printedAt: string;
}

/** Gives the paper of this very moment. Number and word are those that the shell has read: nothing is asked for a head of paper. */
export function useLetterhead(): () => Paper {
  const { cooperativeName, legalName, theme, dateFormat } = useConfig();
  const session = useSession();
  const profile = useApiQuery(leer, {}, { enabled: false }).data;
  const word = memberWord(profile?.sexo);
  const value = memberText(session ? fullName(session) : '', profile?.numeroSocio);
  return () => ({
    cooperativeName,
    legalName,
    logoUrl: theme.logoUrl,
    accent: theme.accent,
    member: [word, value].filter(Boolean).join(' '),
    owner: { label: word ?? 'Socia o socio', value },
    printedAt: formatMinute(toEcuadorIso(Date.now()), dateFormat) ?? '',
  });
}
