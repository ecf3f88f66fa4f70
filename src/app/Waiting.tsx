import styled from 'styled-components';

/** What stands while the first route's code is on its way: the page's ground, and a word for assistive technology. */
export function Waiting() {
  return <Ground role="status" aria-label="Cargando…" />;
}

const Ground = styled.div`
  min-height: 100vh;
`;
