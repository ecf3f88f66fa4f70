import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Brand } from '#components/Brand/Brand.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/Button/ButtonLink.ts';
import { FullPageMessage } from '#components/FullPageMessage/FullPageMessage.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { UnexpectedScene } from '#components/Scene/UnexpectedScene.tsx';
import { SITE } from '#config/site.ts';
import { UNEXPECTED_ERROR_TEXT } from '#domain/unexpectedError.ts';
import { to } from '#navigation/paths.ts';

export interface ErrorInesperadoProps {
  cooperativeName: string;
  logoUrl?: string | null;
  /** What the member can tell the call centre; holds nothing of theirs. */
  code: string;
  /** The reload was asked for, and waits for the answer to what is being sent. */
  isWaiting?: boolean;
  onReload: () => void;
  /** The way to the cooperative, where the application still stands. */
  help?: ReactNode;
}

/** When a screen throws: no stack, no data, two ways on. A full page load clears whatever was broken. */
export function ErrorInesperado({
  cooperativeName,
  logoUrl = null,
  code,
  isWaiting = false,
  onReload,
  help,
}: ErrorInesperadoProps) {
  return (
    <FullPageMessage
      scene={<UnexpectedScene />}
      brand={<Brand name={cooperativeName} logoUrl={logoUrl} />}
      title="Algo no salió bien"
      text={UNEXPECTED_ERROR_TEXT}
      actions={
        <>
          <ProductsLink href={SITE + to.productos.slice(1)} variant="secondary">
            Ir a mis productos
          </ProductsLink>
          <Button icon={<Icon icon={RefreshCw} />} loading={isWaiting} onClick={onReload}>
            Volver a cargar
          </Button>
        </>
      }
      help={help}
      footnote={`Código del error ${code}`}
    />
  );
}

const ProductsLink = styled(ButtonLink)`
  --button-bg: transparent;
  --button-text: var(--nav-active-text);
  --button-hover: var(--nav-active-bg);
`;
