import { RefreshCw, SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { Brand } from '#components/Brand/Brand.tsx';
import { Button } from '#components/Button/Button.tsx';
import { cardBox } from '#components/Card/cardBox.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { PaleRidges } from '#components/Scene/PaleRidges.tsx';
import { useTryAgain } from '#flows/asyncContent/useTryAgain.ts';
import { color, media, radius, space, windowHeight } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export interface ErrorConfiguracionProps {
  detail: string;
  /** Resolves when the try has ended, however it did. */
  onRetry: () => Promise<void>;
}

/**
 * config.json cannot be used: no data, no menu, one technical line that names the key. The heading takes the focus and
 * is heard by it (`Arrival`, src/app/), its sentence as an alert.
 */
export function ErrorConfiguracion({ detail, onRetry }: ErrorConfiguracionProps) {
  const { isTrying, press } = useTryAgain(onRetry);
  return (
    <Page>
      <header>
        <Brand name="BancaVirtual" />
      </header>
      <main>
        <Card>
          <IconTile icon={SlidersHorizontal} tone="warn" size={52} />
          <Title tabIndex={-1}>La banca virtual no está disponible</Title>
          <Text role="alert">
            Hay un problema de configuración. Estamos trabajando para resolverlo. Si es urgente, llame a su cooperativa
            o visite una agencia.
          </Text>
          <Detail>
            <span>Detalle para el equipo técnico</span>
            <code>{detail}</code>
          </Detail>
          <Button icon={<Icon icon={RefreshCw} />} loading={isTrying} onClick={press}>
            Reintentar
          </Button>
        </Card>
      </main>
      <Ridges>
        <PaleRidges />
      </Ridges>
    </Page>
  );
}

/** The ridges at the foot. */
const RIDGES_ROOM = '180px';

const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: ${windowHeight};
  overflow: hidden;

  header {
    padding: ${space[14]} ${space[16]} 0;
  }

  main {
    position: relative;
    z-index: 1;
    display: grid;
    flex: 1;
    place-items: center;
    padding: ${space[6]} ${space[4]} ${RIDGES_ROOM};
  }

  ${media.belowMenu} {
    header {
      padding: ${space[6]} ${space[6]} 0;
    }
  }
`;

const Card = styled.div`
  display: grid;
  justify-items: start;
  width: min(35rem, 100%);
  padding: ${space[8]};
  ${cardBox}

  ${media.belowMenu} {
    padding: ${space[6]} ${space[5]};
  }
`;

const Title = styled.h1`
  ${type.h2}
  outline: none;
  margin-top: ${space[5]};
`;

const Text = styled.p`
  margin: ${space[2]} 0 ${space[5]};
  color: ${color.textSecondary};
`;

const Detail = styled.p`
  ${type.caption}
  display: grid;
  gap: ${space[1]};
  width: 100%;
  margin-bottom: ${space[6]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.field};
  background: ${color.surfaceSunken};
  color: ${color.textSecondary};

  code {
    font: inherit;
    color: ${color.textPrimary};
    overflow-wrap: anywhere;
  }
`;

const Ridges = styled.div`
  position: absolute;
  inset: auto 0 0;
`;
