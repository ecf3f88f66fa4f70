import { BackLink, BackLinkLabel } from '#components/BackLink/BackLink.tsx';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';
import { to } from '#navigation/paths.ts';
import { Link, useParams } from '#navigation/router.ts';
import { StuckHelp } from '#screens/ayuda/StuckHelp.tsx';
import { Waiting } from './Ajustes.styles.ts';
import { CardHeader } from './CardHeader.tsx';
import { CardSettingsForm } from './CardSettingsForm.tsx';
import { type CardDetail, ownCardsOf, settingsOf } from './ownCard.ts';
import { RegisteredCard } from './RegisteredCard.tsx';
import { type CardState, useCard } from './useCard.ts';

/** One card (§2 configuracion/tarjetas-credito/{codigoTarjeta}): the member's own, or one registered for payment (D-47). */
export function TarjetaCreditoAjustes() {
  const { codigoTarjeta = '' } = useParams();
  // Another card's unsaved changes are not this one's.
  return <CardPage key={codigoTarjeta} code={codigoTarjeta} />;
}

function CardPage({ code }: { code: string }) {
  const { state, retry } = useCard(code);
  const timing = useSkeletonTiming(state.kind === 'loading');
  const shown: CardState = timing === 'content' ? state : { kind: 'loading' };
  return (
    <>
      <BackLink as={Link} to={to.tarjetasCredito}>
        <BackLinkLabel>Tarjetas de crédito</BackLinkLabel>
      </BackLink>
      <CardHeader state={shown} />
      {timing === 'skeleton' && (
        <Waiting aria-busy="true">
          <p role="status">Cargando su tarjeta</p>
          <Skeleton $width="100%" $height="26.25rem" $radius="16px" />
        </Waiting>
      )}
      <CardContent state={shown} onRetry={retry} />
    </>
  );
}

function CardContent({ state, onRetry }: { state: CardState; onRetry: () => void }) {
  if (state.kind === 'own') return <OwnCardSettings detail={state.detail} />;
  if (state.kind === 'registered') return <RegisteredCard card={state.card} />;
  if (state.kind === 'unknown') {
    return (
      <EmptyState
        role="alert"
        object="magnifier"
        title="No encontramos esta tarjeta"
        text="Elija una tarjeta en Tarjetas de crédito."
        action={<StuckHelp />}
      />
    );
  }
  if (state.kind === 'loading') return null;
  return (
    <EmptyState
      role="alert"
      object="cloud"
      title="No pudimos cargar la información"
      text={state.message}
      action={
        <Button variant="secondary" loading={state.isRetrying} onClick={onRetry}>
          Reintentar
        </Button>
      }
    />
  );
}

/** The settings of an own card; a server that does not say them leaves nothing to switch. */
function OwnCardSettings({ detail }: { detail: CardDetail }) {
  const [card] = ownCardsOf([detail]);
  const saved = settingsOf(detail);
  if (!card) return null;
  return saved ? (
    <CardSettingsForm detail={detail} card={card} saved={saved} />
  ) : (
    <EmptyState
      object="cloud"
      title="Los ajustes de esta tarjeta no están disponibles"
      text="Para cambiarlos acérquese a una agencia."
    />
  );
}
