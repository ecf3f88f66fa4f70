import type { ReactNode } from 'react';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import { isNothing } from '#domain/partialList.ts';
import { AccountCard, GuaranteesCard, LoanCard } from '#flows/productos/ProductCards.tsx';
import type { Account, Products } from '#flows/productos/products.ts';
import { CardRow } from './CardRow.tsx';
import { Cards, Group, Groups, GroupTitle, Rows } from './Productos.styles.ts';

export interface ProductGroupsProps {
  products: Products;
  hidden: boolean;
}

/** The groups of copy.md in their order. The first savings account spans the row. */
export function ProductGroups({ products, hidden }: ProductGroupsProps) {
  const { savings, investments, certificates, loans, cards, guarantees } = products;
  // Side by side where there are both.
  const half = !isNothing(investments) && !isNothing(certificates);
  return (
    <Groups>
      <ProductGroup id="grupo-ahorros" title="Ahorros" rows={savings}>
        <Cards $firstWide>
          {savings.map((account, index) => (
            <li key={account.number}>
              <AccountCard account={account} hidden={hidden} wide={index === 0} />
            </li>
          ))}
        </Cards>
      </ProductGroup>
      <ProductGroup id="grupo-inversiones" title="Inversiones" rows={investments} half={half}>
        <AccountCards accounts={investments} hidden={hidden} single={half} />
      </ProductGroup>
      <ProductGroup id="grupo-certificados" title="Certificados de aportación" rows={certificates} half={half}>
        <AccountCards accounts={certificates} hidden={hidden} single={half} />
      </ProductGroup>
      <ProductGroup id="grupo-creditos" title="Créditos" rows={loans}>
        <Cards>
          {loans.map((loan) => (
            <li key={loan.number}>
              <LoanCard loan={loan} hidden={hidden} />
            </li>
          ))}
        </Cards>
      </ProductGroup>
      <ProductGroup id="grupo-tarjetas" title="Tarjetas" rows={cards}>
        <Rows>
          {cards.map((card) => (
            <li key={card.code}>
              <CardRow card={card} hidden={hidden} />
            </li>
          ))}
        </Rows>
      </ProductGroup>
      {guarantees > 0 && (
        <Group aria-labelledby="grupo-garantias">
          <GroupTitle id="grupo-garantias">Garantías</GroupTitle>
          <GuaranteesCard count={guarantees} />
        </Group>
      )}
    </Groups>
  );
}

interface ProductGroupProps {
  /** Of the title, which names the group. */
  id: string;
  title: string;
  /** What the group is of, with the count of what could not be read. */
  rows: readonly unknown[];
  /** Half as wide as the page, where that is wide enough. */
  half?: boolean;
  children: ReactNode;
}

/** One group; an empty one is not shown, one of which a part is missing says so (D-65). */
function ProductGroup({ id, title, rows, half = false, children }: ProductGroupProps) {
  if (isNothing(rows)) return null;
  return (
    <Group $half={half} aria-labelledby={id}>
      <GroupTitle id={id}>{title}</GroupTitle>
      {children}
      <UnreadableRows of={[rows]} />
    </Group>
  );
}

/** Term deposits or certificates; with `single` one below the other. */
function AccountCards({
  accounts,
  hidden,
  single,
}: {
  accounts: readonly Account[];
  hidden: boolean;
  single: boolean;
}) {
  return (
    <Cards $single={single}>
      {accounts.map((account) => (
        <li key={account.number}>
          <AccountCard account={account} hidden={hidden} />
        </li>
      ))}
    </Cards>
  );
}
