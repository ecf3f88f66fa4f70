import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { isRecord } from '#domain/records.ts';
import { specTexts } from '#domain/specTexts.ts';
import { useLocation } from '#navigation/router.ts';
import { MisDatos } from './MisDatos.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** Each later tab is fetched when it is opened; the first one is what the page is opened for. */
const CambiarContrasena = lazy(() =>
  import('./CambiarContrasena.tsx').then((module) => ({ default: module.CambiarContrasena })),
);

/** With its listbox a chunk of its own, loaded where an account selector first appears. */
const MisCupos = lazy(() => import('./MisCupos.tsx').then((module) => ({ default: module.MisCupos })));

const { tabs } = specTexts.perfilsocio;

const CUPOS = 'misCupos';

/** The page «Configuración» with its three tabs, MIS DATOS first (§2 «Perfilsocio page»). */
export function PerfilSocio() {
  const state: unknown = useLocation().state;
  const [tab, setTab] = useState(() => tabOf(state));
  const [dirty, setDirty] = useState(false);
  const mayLeave = useLeaveGuard(dirty);
  const change = async (next: string): Promise<void> => {
    if (!(await mayLeave())) return;
    setDirty(false);
    setTab(next);
  };
  return (
    <>
      <PageTitle>{specTexts.perfilsocio.title}</PageTitle>
      <Space />
      <Tabs
        label={specTexts.perfilsocio.title}
        value={tab}
        onChange={(next) => void change(next)}
        tabs={[
          { value: 'misDatos', label: tabs.misDatos, content: <MisDatos onDirtyChange={setDirty} /> },
          {
            value: 'cambiarContrasena',
            label: tabs.cambiarContrasena,
            content: (
              <Suspense fallback={null}>
                <CambiarContrasena />
              </Suspense>
            ),
          },
          {
            value: CUPOS,
            label: tabs.misCupos,
            content: (
              <Suspense fallback={null}>
                <MisCupos />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}

/** A link may lead to the limits at once: an order above them does. */
function tabOf(state: unknown): string {
  return isRecord(state) && state.tab === CUPOS ? CUPOS : 'misDatos';
}

const Space = styled.div`
  height: 12px;
`;
