import styled from 'styled-components';
import { fieldMark } from '#navigation/fieldMark.ts';
import type { OrderField } from './operation.ts';

/** Marks a control of Datos, or a {@link FieldRoom} around it, as that which «Modificar» of a block of Revisar leads to. */
export const orderField = (field: OrderField) => fieldMark(field);

/** Around controls that take no mark themselves; it is not seen. */
export const FieldRoom = styled.div`
  display: contents;
`;
