import { CardRow } from './CardRow.tsx';
import { AccountCard, GuaranteesCard, LoanCard } from './ProductCards.tsx';
import { Cards, Group, Groups, GroupTitle, Rows } from './Productos.styles.ts';
import type { Products } from './products.ts';

export interface ProductGroupsProps {
  products: Products;
  hidden: boolean;
}

/** The groups of copy.md in their order; an empty one is not shown. The first savings account spans the row. */
export function ProductGroups({ products, hidden }: ProductGroupsProps) {
  const { savings, investments, certificates, loans, cards, guarantees } = products;
  return (
    <Groups>
      {savings.length > 0 && (
        <Group aria-labelledby="grupo-ahorros">
          <GroupTitle id="grupo-ahorros">Ahorros</GroupTitle>
          <Cards $firstWide>
            {savings.map((account, index) => (
              <li key={account.number}>
                <AccountCard account={account} hidden={hidden} wide={index === 0} />
              </li>
            ))}
          </Cards>
        </Group>
      )}
      {investments.length > 0 && (
        <Group $half={certificates.length > 0} aria-labelledby="grupo-inversiones">
          <GroupTitle id="grupo-inversiones">Inversiones</GroupTitle>
          <Cards $single={certificates.length > 0}>
            {investments.map((account) => (
              <li key={account.number}>
                <AccountCard account={account} hidden={hidden} />
              </li>
            ))}
          </Cards>
        </Group>
      )}
      {certificates.length > 0 && (
        <Group $half={investments.length > 0} aria-labelledby="grupo-certificados">
          <GroupTitle id="grupo-certificados">Certificados de aportación</GroupTitle>
          <Cards $single={investments.length > 0}>
            {certificates.map((account) => (
              <li key={account.number}>
                <AccountCard account={account} hidden={hidden} />
              </li>
            ))}
          </Cards>
        </Group>
      )}
      {loans.length > 0 && (
        <Group aria-labelledby="grupo-creditos">
          <GroupTitle id="grupo-creditos">Créditos</GroupTitle>
          <Cards>
            {loans.map((loan) => (
              <li key={loan.number}>
                <LoanCard loan={loan} hidden={hidden} />
              </li>
            ))}
          </Cards>
        </Group>
      )}
      {cards.length > 0 && (
        <Group aria-labelledby="grupo-tarjetas">
          <GroupTitle id="grupo-tarjetas">Tarjetas</GroupTitle>
          <Rows>
            {cards.map((card) => (
              <li key={card.code}>
                <CardRow card={card} hidden={hidden} />
              </li>
            ))}
          </Rows>
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
