import { FileText } from 'lucide-react';
import styled from 'styled-components';
import { certificado } from '#api/contract/cuentas.ts';
import { TextButton } from '#components/Button/TextButton.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { useServerDocument } from '#flows/documento/useServerDocument.tsx';
import { reach } from '#theme/accessibility.ts';
import { fontSize, space } from '#theme/tokens.ts';

/** «Certificado de cuenta» in the document viewer. */
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
        Certificado de cuenta
      </TextButton>
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${fontSize.bodySmall};

  button {
    ${reach}
  }
`;
