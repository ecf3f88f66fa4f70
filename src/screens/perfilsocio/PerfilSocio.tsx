import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { specTexts } from '#domain/specTexts.ts';
import { useLeaveGuard } from '#forms/useLeaveGuard.ts';
import { useOpening } from '#navigation/opening.ts';
import { MisDatos } from './MisDatos.tsx';
import { TabOnItsWay } from './TabOnItsWay.tsx';

/** Each later tab is fetched when it is opened; the first one is what the page is opened for. */
const CambiarContrasena = lazy(() =>
  import('./CambiarContrasena.tsx').then((module) => ({ default: module.CambiarContrasena })),
);

/** With its listbox a chunk of its own, loaded where an account selector first appears. */
const MisCupos = lazy(() => import('./MisCupos.tsx').then((module) => ({ default: module.MisCupos })));

const { tabs } = specTexts.perfilsocio;

/**
 * The page «Configuración» with its three tabs, MIS DATOS first (§2 «Perfilsocio page»). A link may open another one at once: an order above the
 * limits does, and a device that is not recognised.
 */
export function PerfilSocio() {
  const opening = useOpening();
  const [tab, setTab] = useState<string>(opening.tab ?? 'misDatos');
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

const Space = styled.div`
  height: 12px;
`;
