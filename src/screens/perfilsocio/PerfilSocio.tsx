import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { isRecord } from '#domain/records.ts';
import { specTexts } from '#domain/specTexts.ts';
import { useLeaveGuard } from '#forms/useLeaveGuard.ts';
import { useLocation } from '#navigation/router.ts';
import { MisDatos } from './MisDatos.tsx';
import { TabOnItsWay } from './TabOnItsWay.tsx';

/** Each later tab is fetched when it is opened; the first one is what the page is opened for. */
const CambiarContrasena = lazy(() =>
  import('./CambiarContrasena.tsx').then((module) => ({ default: module.CambiarContrasena })),
);

/** With its listbox a chunk of its own, loaded where an account selector first appears. */
const MisCupos = lazy(() => import('./MisCupos.tsx').then((module) => ({ default: module.MisCupos })));

const { tabs } = specTexts.perfilsocio;

const TAB_NAMES: readonly string[] = ['misDatos', 'cambiarContrasena', 'misCupos'];

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
              <Suspense fallback={<TabOnItsWay />}>
                <CambiarContrasena onDirtyChange={setDirty} />
              </Suspense>
            ),
          },
          {
            value: 'misCupos',
            label: tabs.misCupos,
            content: (
              <Suspense fallback={<TabOnItsWay />}>
                <MisCupos onDirtyChange={setDirty} mayLeave={mayLeave} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}

/** A link may lead to a tab at once: an order above the limits does, and a device that is not recognised. */
function tabOf(state: unknown): string {
  const asked = isRecord(state) ? state.tab : undefined;
  return TAB_NAMES.find((name) => name === asked) ?? 'misDatos';
}

const Space = styled.div`
  height: 12px;
`;
