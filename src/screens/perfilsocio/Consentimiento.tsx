import { FileText } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '#api/ApiProvider.tsx';
import { isStuck } from '#api/apiError.ts';
import { actualizarTratamientoDatos, recuperaEstadoTratamientoDatos } from '#api/contract/perfilSocio.ts';
import { useAnswered, useRefresh } from '#api/query.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { Button } from '#components/Button/Button.tsx';
import { paddedCard } from '#components/Card/cardParts.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { specTexts } from '#domain/specTexts.ts';
import { Waiting } from '#flows/asyncContent/AsyncContent.tsx';
import { LoadFailure } from '#flows/asyncContent/LoadFailure.tsx';
import { useLegalDocument } from '#flows/documento/useLegalDocument.tsx';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { useSendOnce } from '#flows/submission/useSendOnce.ts';
import { fontSize, space } from '#theme/tokens.ts';

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
        icon={<Icon icon={FileText} />}
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
  // Who is stuck finds the way out where the switch is; a toast has none.
  const { send, failure } = useSendOnce({ told: 'toast' });
  const answered = useAnswered();
  const refresh = useRefresh();
  const { data, error, isRetrying, retry } = useApiQuery(recuperaEstadoTratamientoDatos, {});
  const [wished, setWished] = useState<boolean | null>(null);

  const change = async (next: boolean): Promise<void> => {
    let isSaved = false;
    await send(
      async () => {
        setWished(next);
        await api.call(actualizarTratamientoDatos, { params: { value: String(next) } });
        answered(recuperaEstadoTratamientoDatos, {}, next);
        isSaved = true;
      },
      {
        settled: async () => {
          // It may have been saved all the same: the switch goes back to what the bank holds, not to what was known before.
          if (!isSaved) await refresh(recuperaEstadoTratamientoDatos);
          setWished(null);
        },
      },
    );
  };

  if (data === undefined && error) {
    return (
      <LoadFailure
        inPlace
        failure={{ text: 'No pudimos cargar la información.', isStuck: isStuck(error) }}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  if (data === undefined) {
    return (
      <Waiting
        loading="Cargando su autorización"
        skeleton={<Skeleton $width="100%" $height="2.5rem" $radius="field" />}
      />
    );
  }
  return (
    <>
      <FailureNotice failure={failure} role="alert" />
      <Switch
        label={specTexts.misDatos.dataTreatment}
        help={TEXT}
        checked={wished ?? data}
        saving={wished !== null}
        onChange={(next) => void change(next)}
      />
    </>
  );
}

const Card = styled.div`
  ${paddedCard}
  gap: ${space[2]};
`;

const DocumentButton = styled(Button)`
  justify-self: start;
  margin-left: -${space[2]};
  padding-inline: ${space[2]};
  font-size: ${fontSize.bodySmall};
`;
