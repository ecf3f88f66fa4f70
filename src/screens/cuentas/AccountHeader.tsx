import { Copy, Lock, Send, Share2 } from 'lucide-react';
import { AccountNumber } from '#components/AccountNumber/AccountNumber.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/Button/ButtonLink.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { useCopyText } from '#components/Share/useCopyText.ts';
import { useShareText } from '#components/Share/useShareText.ts';
import { useConfig } from '#config/ConfigProvider.tsx';
import { fullName } from '#domain/names.ts';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import { to } from '#navigation/paths.ts';
import { Link } from '#navigation/router.ts';
import { useSession } from '#session/SessionProvider.tsx';
import type { AccountDetail } from './accountDetail.ts';
import { Head, Meta, Wide, WideOnly } from './Cuenta.styles.ts';

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
          <TransferLink number={account.number} />
        </WideOnly>
      )}
      {account && <AccountMeta account={account} />}
    </Head>
  );
}

/** Masked number and state; copying and sharing the number without showing it (D-18). Nobody sends money into a term deposit. */
function AccountMeta({ account }: { account: AccountDetail }) {
  const { number, state, investment } = account;
  const copy = useCopyText();
  const share = useShareAccount(account);
  return (
    <Meta>
      <AccountNumber number={number} />
      {state === 'ACTIVA' && <Badge tone="ok">Activa</Badge>}
      {state === 'BLOQUEADA' && (
        <Badge tone="error" icon={Lock}>
          Bloqueada
        </Badge>
      )}
      {state !== null && typeof state === 'object' && <Badge tone="neutral">{state.other}</Badge>}
      <Button
        variant="ghost"
        size="compact"
        icon={<Icon icon={Copy} />}
        onClick={() => void copy(number, { copied: 'Número copiado' })}
      >
        <Wide>Copiar número</Wide>
      </Button>
      {!investment && (
        <Button variant="ghost" size="compact" icon={<Icon icon={Share2} />} onClick={() => void share()}>
          <Wide>Compartir datos</Wide>
        </Button>
      )}
    </Meta>
  );
}

/** The page's one next step, paid by this account; below 480 px in a bar that stays in sight. */
export function TransferLink({ number }: { number: string }) {
  return (
    <ButtonLink as={Link} to={to.transferencias} state={flowStart({ origen: number })} variant="primary">
      <Icon icon={Send} />
      Transferir
    </ButtonLink>
  );
}

/** «Compartir datos para recibir»: cooperative, account, number and holder. */
function useShareAccount({ name, number }: AccountDetail): () => Promise<void> {
  const { cooperativeName } = useConfig();
  const session = useSession();
  const share = useShareText();
  return () => {
    const text = [cooperativeName, name, `Cuenta N.º ${number}`, session ? fullName(session) : ''].join('\n').trim();
    return share(text, { copied: 'Datos copiados', copyRefused: true });
  };
}
