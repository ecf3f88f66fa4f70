import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { isNothing } from '#domain/partialList.ts';
import { AccountCard, GuaranteesCard, LoanCard } from '#flows/productos/ProductCards.tsx';
import type { Products } from '#flows/productos/products.ts';
import { CardRow } from './CardRow.tsx';
import { Cards, Group, Groups, GroupTitle, Rows } from './Productos.styles.ts';

export interface ProductGroupsProps {
  products: Products;
  hidden: boolean;
}

/** The groups of copy.md in their order; an empty one is not shown, one of which a part is missing says so (D-65). The first savings account spans the row. */
export function ProductGroups({ products, hidden }: ProductGroupsProps) {
  const { savings, investments, certificates, loans, cards, guarantees } = products;
  return (
    <Groups>
      {!isNothing(savings) && (
        <Group aria-labelledby="grupo-ahorros">
          <GroupTitle id="grupo-ahorros">Ahorros</GroupTitle>
          <Cards $firstWide>
            {savings.map((account, index) => (
              <li key={account.number}>
                <AccountCard account={account} hidden={hidden} wide={index === 0} />
              </li>
            ))}
          </Cards>
          <UnreadableRows of={[savings]} />
        </Group>
      )}
      {!isNothing(investments) && (
        <Group $half={!isNothing(certificates)} aria-labelledby="grupo-inversiones">
          <GroupTitle id="grupo-inversiones">Inversiones</GroupTitle>
          <Cards $single={!isNothing(certificates)}>
            {investments.map((account) => (
              <li key={account.number}>
                <AccountCard account={account} hidden={hidden} />
              </li>
            ))}
          </Cards>
          <UnreadableRows of={[investments]} />
        </Group>
      )}
      {!isNothing(certificates) && (
        <Group $half={!isNothing(investments)} aria-labelledby="grupo-certificados">
          <GroupTitle id="grupo-certificados">Certificados de aportación</GroupTitle>
          <Cards $single={!isNothing(investments)}>
            {certificates.map((account) => (
              <li key={account.number}>
                <AccountCard account={account} hidden={hidden} />
              </li>
            ))}
          </Cards>
          <UnreadableRows of={[certificates]} />
        </Group>
      )}
      {!isNothing(loans) && (
        <Group aria-labelledby="grupo-creditos">
          <GroupTitle id="grupo-creditos">Créditos</GroupTitle>
          <Cards>
            {loans.map((loan) => (
              <li key={loan.number}>
                <LoanCard loan={loan} hidden={hidden} />
              </li>
            ))}
          </Cards>
          <UnreadableRows of={[loans]} />
        </Group>
      )}
      {!isNothing(cards) && (
        <Group aria-labelledby="grupo-tarjetas">
          <GroupTitle id="grupo-tarjetas">Tarjetas</GroupTitle>
          <Rows>
            {cards.map((card) => (
              <li key={card.code}>
                <CardRow card={card} hidden={hidden} />
              </li>
            ))}
          </Rows>
          <UnreadableRows of={[cards]} />
        </Group>
      )}
      {guarantees > 0 && (
        <Group aria-labelledby="grupo-garantias">
          <GroupTitle id="grupo-garantias">Garantías</GroupTitle>
          <GuaranteesCard count={guarantees} />
        </Group>
      )}
    </Groups>
  );
}
