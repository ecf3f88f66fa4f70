import type { ComponentType } from 'react';
import styled from 'styled-components';
import { space } from '#theme/tokens.ts';

/** A window narrower than the sheet scrolls it. */
const Desk = styled.section`
  overflow-x: auto;
`;

/** A4 without its margins, in print's own size and colours whatever the theme. */
const Page = styled.div`
  width: 180mm;
  margin: ${space[6]} auto;
  padding: 15mm;
  box-sizing: content-box;
  background: #fff;
  color: #000;
  font-size: 9pt;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
`;

/** Decorator: the white page on which the browser would draw what is printed. */
export const onPaper = (Story: ComponentType) => (
  <Desk aria-label="Hoja" tabIndex={0}>
    <Page>
      <Story />
    </Page>
  </Desk>
);
