import { MapPin, Phone, Route } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { agencias } from '#api/contract/informacion.ts';
import { useRetriableQuery } from '#api/query.ts';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { matches } from '#domain/search.ts';
import { focusRing, reach } from '#theme/accessibility.ts';
import { color, fontFamily } from '#theme/tokens.ts';
import { callAddress, mapAddress } from './agencyLinks.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { HelpList } from './HelpList.tsx';

/** The cooperative's agencies with address, hours, a call and a map (copy.md «Sugerencias / ayuda»). */
export function Agencias({ onClose }: { onClose: () => void }) {
  return (
    <HelpDialog title="Agencias" width={640} onClose={onClose}>
      <Agencies />
    </HelpDialog>
  );
}

function Agencies() {
  const { data, error, isRetrying, retry } = useRetriableQuery(agencias, {});
  const [search, setSearch] = useState('');
  const shown = (data ?? []).filter(({ nombre, ciudad, direccion }) => matches(search, nombre, ciudad, direccion));
  return (
    <>
      <Search>
        <SearchField label="Buscar por ciudad o nombre" value={search} onChange={setSearch} />
      </Search>
      <HelpList
        items={data}
        error={error}
        isRetrying={isRetrying}
        onRetry={retry}
        loading="Cargando las agencias"
        count={(howMany) => (howMany === 1 ? '1 agencia' : `${howMany} agencias`)}
        shown={shown}
      >
        {({ nombre, ciudad, direccion, telefono, horario, latitud, longitud }, key) => {
          const call = callAddress(telefono);
          const map = mapAddress(latitud, longitud);
          return (
            <Item key={key}>
              <IconTile icon={MapPin} />
              <Facts>
                <p>
                  <b>{nombre}</b> {ciudad && <span>{ciudad}</span>}
                </p>
                {direccion && <p>{direccion}</p>}
                {horario && <p>{horario}</p>}
                {telefono && <p>{telefono}</p>}
              </Facts>
              <Links>
                {call && (
                  <ActionLink href={call}>
                    <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
                    Llamar
                  </ActionLink>
                )}
                {map && (
                  <ActionLink href={map} target="_blank" rel="noopener noreferrer">
                    <Route size={20} strokeWidth={1.75} aria-hidden="true" />
                    Ver mapa
                  </ActionLink>
                )}
              </Links>
            </Item>
          );
        }}
      </HelpList>
    </>
  );
}

const Search = styled.div`
  margin-bottom: 12px;
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 14px 0;
`;

const Facts = styled.div`
  flex: 1 1 12.5rem;
  min-width: 0;
  color: ${color.textSecondary};
  font-size: 0.875rem;
  line-height: 1.25rem;
  overflow-wrap: anywhere;

  b {
    margin-right: 4px;
    color: ${color.textPrimary};
    font: 600 1rem / 1.375rem ${fontFamily.body};
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  align-self: center;
`;

const ActionLink = styled.a`
  ${reach}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 2.75rem;
  border-radius: 8px;
  color: ${color.textLink};
  font: 600 0.875rem / 1.25rem ${fontFamily.body};
  text-decoration: none;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`;
