import { BackLink, BackLinkLabel } from '#components/BackLink/BackLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { AsyncContent } from '#flows/asyncContent/AsyncContent.tsx';
import { shownValue, useShown } from '#flows/asyncContent/useShown.ts';
import { StuckHelp } from '#flows/help/StuckHelp.tsx';
import { cardOf } from '#flows/productos/products.ts';
import { to } from '#navigation/paths.ts';
import { Link, useParams } from '#navigation/router.ts';
import { Waiting } from './Ajustes.styles.ts';
import { CardHeader } from './CardHeader.tsx';
import { CardSettingsForm } from './CardSettingsForm.tsx';
import { NOT_AVAILABLE } from './cardSettings.ts';
import { type CardDetail, settingsOf } from './ownCard.ts';
import { RegisteredCard } from './RegisteredCard.tsx';
import { type FoundCard, useCard } from './useCard.ts';

/** One card (§2 configuracion/tarjetas-credito/{codigoTarjeta}): the member's own, or one registered for payment (D-47). */
export function AjustesTarjeta() {
  const { codigoTarjeta = '' } = useParams();
  // Another card's unsaved changes are not this one's.
  return <CardPage key={codigoTarjeta} code={codigoTarjeta} />;
}

function CardPage({ code }: { code: string }) {
  const card = useShown(useCard(code));
  return (
    <>
      <BackLink as={Link} to={to.configuracionTarjetas}>
        <BackLinkLabel>Tarjetas de crédito</BackLinkLabel>
      </BackLink>
      <CardHeader card={shownValue(card)} />
      <AsyncContent
        of={card}
        room={Waiting}
        loading="Cargando su tarjeta"
        skeleton={<Skeleton $width="100%" $height="26.25rem" $radius="card" />}
      >
        {(found) => <CardContent found={found} />}
      </AsyncContent>
    </>
  );
}

function CardContent({ found }: { found: FoundCard }) {
  switch (found.of) {
    case 'member':
      return <OwnCardSettings detail={found.detail} />;
    case 'others':
      return <RegisteredCard card={found.card} />;
    case 'nobody':
      return (
        <EmptyState
          role="alert"
          object="magnifier"
          title="No encontramos esta tarjeta"
          text="Elija una tarjeta en Tarjetas de crédito."
          action={<StuckHelp />}
        />
      );
    case 'unread':
      return (
        <EmptyState
          role="alert"
          object="cloud"
          title="No pudimos leer esta tarjeta"
          text="Intente nuevamente en unos minutos."
          action={<StuckHelp />}
        />
      );
  }
}

/** The settings of an own card; a server that does not say them leaves nothing to switch. */
function OwnCardSettings({ detail }: { detail: CardDetail }) {
  const saved = settingsOf(detail);
  return saved ? (
    <CardSettingsForm detail={detail} card={cardOf(detail)} saved={saved} />
  ) : (
    <EmptyState object="cloud" {...NOT_AVAILABLE} />
  );
}
