import { useState } from 'react';
import styled from 'styled-components';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { SeccionNoDisponible } from '#components/SeccionNoDisponible/SeccionNoDisponible.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { specTexts } from '#domain/specTexts.ts';
import { MisDatos } from './MisDatos.tsx';

const { tabs } = specTexts.perfilsocio;

/** The page «Configuración» with its three tabs, MIS DATOS first (§2 «Perfilsocio page»). */
export function PerfilSocio() {
  const [tab, setTab] = useState('misDatos');
  return (
    <>
      <PageTitle>{specTexts.perfilsocio.title}</PageTitle>
      <Space />
      <Tabs
        label={specTexts.perfilsocio.title}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'misDatos', label: tabs.misDatos, content: <MisDatos /> },
          { value: 'cambiarContrasena', label: tabs.cambiarContrasena, content: <SeccionNoDisponible /> },
          { value: 'misCupos', label: tabs.misCupos, content: <SeccionNoDisponible /> },
        ]}
      />
    </>
  );
}

const Space = styled.div`
  height: 12px;
`;
