import { RefreshCw, SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { Brand } from '#components/Brand/Brand.tsx';
import { Button } from '#components/Button/Button.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { PaleRidges } from '#components/Scene/PaleRidges.tsx';
import { color, media, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** config.json cannot be used (29-error-configuracion-d): no data, no menu, one technical line that names the key. */
export function ErrorConfiguracion({ detail, onRetry }: { detail: string; onRetry: () => void }) {
  return (
    <Page>
      <header>
        <Brand name="BancaVirtual" />
      </header>
      <main>
        <Card role="alert">
          <IconTile icon={SlidersHorizontal} tone="warn" size={52} />
          <Title>La banca virtual no está disponible</Title>
          <Text>
            Hay un problema de configuración. Estamos trabajando para resolverlo. Si es urgente, llame a su cooperativa
            o visite una agencia.
          </Text>
          <Detail>
            <span>Detalle para el equipo técnico</span>
            <code>{detail}</code>
          </Detail>
          <Button icon={<RefreshCw size={20} strokeWidth={1.75} aria-hidden="true" />} onClick={onRetry}>
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

const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  overflow: hidden;

  header {
    padding: 56px 64px 0;
  }

  main {
    position: relative;
    z-index: 1;
    display: grid;
    flex: 1;
    place-items: center;
    padding: 24px 16px 180px;
  }

  ${media.belowMenu} {
    header {
      padding: 24px 24px 0;
    }
  }
`;

const Card = styled.div`
  display: grid;
  justify-items: start;
  width: min(35rem, 100%);
  padding: 32px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  ${media.belowMenu} {
    padding: 24px 20px;
  }
`;

const Title = styled.h1`
  ${type.h2}
  margin-top: 20px;
`;

const Text = styled.p`
  margin: 8px 0 20px;
  color: ${color.textSecondary};
`;

const Detail = styled.p`
  ${type.caption}
  display: grid;
  gap: 4px;
  width: 100%;
  margin-bottom: 24px;
  padding: 12px 16px;
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
