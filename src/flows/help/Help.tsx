import { agencias } from '#api/contract/informacion.ts';
import { EnsureQueries } from '#api/EnsureQueries.tsx';
import { useApiQuery } from '#api/useApiQuery.ts';
import { HelpLine } from '#components/HelpLine/HelpLine.tsx';
import { useStillUnderPress } from '#components/Press/useStillUnderPress.ts';
import { firstTelephone } from './agencyLinks.ts';
import { useHelp } from './useHelp.tsx';

export interface StuckHelpProps {
  /** On a scene or another surface of ink. */
  onInk?: boolean;
  /** Called before the agencies are opened: a dialog that is at its end makes room for theirs. */
  beforeAgencies?: () => void;
}

/** What `StuckHelp` fetches: the line with the telephone of the first agency that has one; while there is none only «Agencias» stands. */
export function Help(props: StuckHelpProps) {
  return (
    <EnsureQueries>
      <AskedLine {...props} />
    </EnsureQueries>
  );
}

function AskedLine({ onInk, beforeAgencies }: StuckHelpProps) {
  const { data } = useApiQuery(agencias, {});
  const known = useStillUnderPress(data);
  const { openAgencies } = useHelp();
  return (
    <HelpLine
      telephone={firstTelephone(known ?? [])}
      onInk={onInk ?? false}
      onAgencies={() => {
        beforeAgencies?.();
        openAgencies();
      }}
    />
  );
}
