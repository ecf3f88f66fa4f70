import { Copy, Lock, Send, Share2 } from 'lucide-react';
import { AccountNumber } from '#components/AccountNumber/AccountNumber.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { fullName } from '#domain/names.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useSession } from '#session/SessionProvider.tsx';
import type { AccountDetail } from './accountDetail.ts';
import { ActionLink, Head, Meta, Wide, WideOnly } from './Cuenta.styles.ts';

/**
 * Name and the way to a transfer, under them what identifies the account. The same heading before and after the account is there: it
 * keeps the focus that the route change gave it.
 */
export function AccountHeader({ account }: { account: AccountDetail | null }) {
  return (
    <Head>
      <PageTitle>{account?.name ?? 'Cuenta'}</PageTitle>
      {account?.canTransfer && (
        <WideOnly>
          <TransferLink />
        </WideOnly>
      )}
      {account && <AccountMeta account={account} />}
    </Head>
  );
}

/** Masked number and state; copying and sharing the number without showing it (D-18). */
function AccountMeta({ account }: { account: AccountDetail }) {
  const { number, state } = account;
  const share = useShare(account);
  return (
    <Meta>
      <AccountNumber number={number} />
      {state === 'ACTIVA' ? (
        <Badge tone="ok">Activa</Badge>
      ) : (
        <Badge tone="error" icon={Lock}>
          Bloqueada
        </Badge>
      )}
      <Button
        variant="ghost"
        size="compact"
        icon={<Copy size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void share.copy(number, 'Número copiado')}
      >
        <Wide>Copiar número</Wide>
      </Button>
      <Button
        variant="ghost"
        size="compact"
        icon={<Share2 size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void share.offer()}
      >
        <Wide>Compartir datos</Wide>
      </Button>
    </Meta>
  );
}

/** The page's one next step; below 480 px in a bar that stays in sight (16-cuenta-detalle-m). */
export function TransferLink() {
  return (
    <ActionLink as={Link} to={to.transferencias} $variant="primary">
      <Send size={20} strokeWidth={1.75} aria-hidden="true" />
      Transferir
    </ActionLink>
  );
}

/** «Compartir datos para recibir»: through the phone's own sheet where there is one, else copied. */
function useShare({ name, number }: AccountDetail) {
  const { cooperativeName } = useConfig();
  const session = useSession();
  const toast = useToast();
  const copy = async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.ok(done);
    } catch {
      toast.error('No pudimos copiarlo. Su navegador no lo permite.');
    }
  };
  return {
    copy,
    async offer() {
      const text = [cooperativeName, name, `Cuenta N.º ${number}`, session ? fullName(session) : ''].join('\n').trim();
      if (!navigator.share) return copy(text, 'Datos copiados');
      try {
        await navigator.share({ text });
      } catch (reason) {
        // Closing the sheet is no failure.
        if (!(reason instanceof DOMException && reason.name === 'AbortError')) await copy(text, 'Datos copiados');
      }
    },
  };
}
