import { FileText } from 'lucide-react';
import styled from 'styled-components';
import { certificado } from '#api/contract/cuentas.ts';
import { TextButton } from '#components/Button/TextButton.tsx';
import { useServerDocument } from '#screens/documento/useServerDocument.tsx';
import { reach } from '#theme/accessibility.ts';

/** «Certificado de cuenta» in the document viewer. */
export function DocumentLink({ number }: { number: string }) {
  const open = useServerDocument();
  return (
    <Row>
      <FileText size={16} strokeWidth={2} aria-hidden="true" />
      <TextButton onClick={() => void open('Certificado de cuenta', certificado, { params: { numeroCuenta: number } })}>
        Certificado de cuenta
      </TextButton>
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: 0.875rem;

  button {
    ${reach}
  }
`;
