import { MapPin, Phone, Route } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { agencias } from '#api/contract/informacion.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { linkTarget } from '#components/Button/words.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { matches } from '#domain/search.ts';
import { reach } from '#theme/accessibility.ts';
import { color, fontSize, lineHeight, radius, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
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
  const { data, error, isRetrying, retry } = useApiQuery(agencias, {});
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
        nameOf={({ nombre }) => nombre}
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
                    <Icon icon={Phone} />
                    Llamar
                  </ActionLink>
                )}
                {map && (
                  <ActionLink href={map} target="_blank" rel="noopener noreferrer">
                    <Icon icon={Route} />
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
  margin-bottom: ${space[3]};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding: ${space[3.5]} 0;
`;

const Facts = styled.div`
  flex: 1 1 12.5rem;
  min-width: 0;
  color: ${color.textSecondary};
  font-size: ${fontSize.bodySmall};
  line-height: ${lineHeight.bodySmall};
  overflow-wrap: anywhere;

  b {
    margin-right: ${space[1]};
    color: ${color.textPrimary};
    ${type.bodyStrongTight}
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  align-self: center;
`;

const ActionLink = styled.a`
  ${reach}
  ${linkTarget}
  ${type.label}
  gap: ${space[2]};
  border-radius: ${radius.small};
`;
