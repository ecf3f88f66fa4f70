import { FileText } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '#api/ApiProvider.tsx';
import { shownMessage } from '#api/apiError.ts';
import { actualizarTratamientoDatos, recuperaEstadoTratamientoDatos } from '#api/contract/perfilSocio.ts';
import { useAnswered, useRefresh, useRetriableQuery } from '#api/query.ts';
import { Button } from '#components/Button/Button.tsx';
import { useLatch } from '#components/Button/useLatch.ts';
import { paddedCard } from '#components/Card/Card.styles.ts';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { specTexts } from '#domain/specTexts.ts';
import { useLegalDocument } from '#screens/documento/useLegalDocument.tsx';

const TEXT =
  'Autorizo a la cooperativa el tratamiento de mis datos personales para la prestación de sus productos y servicios.';

/** The switch 'Tratamiento de datos personales' with its document (§2 MIS DATOS). */
export function Consentimiento() {
  const openDocument = useLegalDocument();
  return (
    <Card>
      <ConsentSwitch />
      <DocumentButton
        variant="ghost"
        size="compact"
        icon={<FileText size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void openDocument('dataPolicy')}
      >
        {specTexts.misDatos.viewDocument}
      </DocumentButton>
    </Card>
  );
}

/**
 * Reads the state; a change is sent at once, by the GET that the specification lists, once and never again by itself (D-15). The
 * switch shows the wish while it is being saved, cannot be moved meanwhile, and goes back to what the bank holds, with a message, when
 * saving fails.
 */
function ConsentSwitch() {
  const api = useApi();
  const toast = useToast();
  const once = useLatch();
  const answered = useAnswered();
  const refresh = useRefresh();
  const { data, error, isRetrying, retry } = useRetriableQuery(recuperaEstadoTratamientoDatos, {});
  const [wished, setWished] = useState<boolean | null>(null);

  const change = async (next: boolean): Promise<void> => {
    setWished(next);
    try {
      await api.call(actualizarTratamientoDatos, { params: { value: String(next) } });
      answered(recuperaEstadoTratamientoDatos, {}, next);
    } catch (reason) {
      const text = shownMessage(reason);
      if (text === null) return;
      toast.error(text);
      // It may have been saved all the same: the switch goes back to what the bank holds, not to what was known before.
      await refresh(recuperaEstadoTratamientoDatos);
    } finally {
      setWished(null);
    }
  };

  if (data === undefined && error) {
    return (
      <Notice
        tone="error"
        role="alert"
        action={
          <Button variant="ghost" size="compact" loading={isRetrying} onClick={retry}>
            Reintentar
          </Button>
        }
      >
        No pudimos cargar la información.
      </Notice>
    );
  }
  if (data === undefined) return <Skeleton $width="100%" $height="4.5rem" $radius="12px" />;
  return (
    <Switch
      label={specTexts.misDatos.dataTreatment}
      help={TEXT}
      checked={wished ?? data}
      saving={wished !== null}
      onChange={(next) => void once(() => change(next))}
    />
  );
}

const Card = styled.div`
  ${paddedCard}
  gap: 8px;
`;

const DocumentButton = styled(Button)`
  justify-self: start;
  margin-left: -8px;
  padding-inline: 8px;
  font-size: 0.875rem;
`;
