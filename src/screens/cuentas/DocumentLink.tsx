import { FileText } from 'lucide-react';
import styled from 'styled-components';
import { certificado } from '#api/contract/cuentas.ts';
import { TextButton } from '#components/Button/TextButton.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { useServerDocument } from '#flows/documento/useServerDocument.tsx';
import { reach, visuallyHidden } from '#theme/accessibility.ts';
import { fontSize, space } from '#theme/tokens.ts';

/**
 * Opens «Certificado de cuenta» in the document viewer. A fact's value: where its column has no room for the whole name on one line, «Certificado»
 * is seen and the whole name is heard.
 */
export function DocumentLink({ number }: { number: string }) {
  const open = useServerDocument();
  return (
    <Row>
      <Icon icon={FileText} size="small" />
      <TextButton
        onClick={() =>
          void open({
            title: 'Certificado de cuenta',
            fileParts: ['certificado', number.slice(-4)],
            endpoint: certificado,
            input: { params: { numeroCuenta: number } },
          })
        }
      >
        Certificado <Rest>de cuenta</Rest>
      </TextButton>
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${fontSize.bodySmall};

  svg {
    flex: none;
  }

  button {
    ${reach}
  }
`;

const Rest = styled.span`
  @container fact (width < 10.25rem) {
    ${visuallyHidden}
  }
`;
