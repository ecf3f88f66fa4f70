import { specTexts } from '#domain/specTexts.ts';

const { loading, placeholder }: Readonly<Record<'loading' | 'placeholder', string>> = specTexts.sourceAccounts;

/** The selector's own words; `loading` and `placeholder` are the specification's (§8). */
export const accountSelectorWords = {
  loading,
  placeholder,
  none: 'No tiene cuentas habilitadas para débito',
  retry: 'Reintentar',
  balance: 'Saldo disponible',
};
