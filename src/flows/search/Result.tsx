import { ChevronRight } from 'lucide-react';
import { Icon } from '#components/Icon/Icon.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Initials } from '#components/Initials/Initials.tsx';
import { Money } from '#components/Money/Money.tsx';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import type { Group } from './groups.ts';
import { MarkedLine, MarkedText } from './Marked.tsx';
import type { Found } from './matcher.ts';
import { Amount, Choice, GroupBox, Heading, Lines, More, Row, SecondChoice, Spoken, Verb } from './Results.styles.ts';
import type { Lead, SearchItem } from './searchItem.ts';

/** One choice of the list: what a result is for, or the second thing that can be done with it. */
export interface Option {
  lead: Lead;
  /** Of the first choice of a result, what was found; null of the second. */
  found: Found<SearchItem> | null;
}

/** A result with its choices; they are gone through in this order. */
export interface ResultRow {
  found: Found<SearchItem>;
  first: Option;
  second: Option | null;
}

/** A group as it is drawn. */
export interface DrawnGroup extends Group {
  rows: readonly ResultRow[];
  items: readonly Option[];
}

/** The rows of a group with their choices. */
export function drawnGroup(group: Group): DrawnGroup {
  const rows = group.found.map((found) => ({
    found,
    first: { lead: found.item.main.lead, found },
    second: found.item.second ? { lead: found.item.second.lead, found: null } : null,
  }));
  return { ...group, rows, items: rows.flatMap(({ first, second }) => (second ? [first, second] : [first])) };
}

export interface GroupOfResultsProps {
  group: DrawnGroup;
  onChoose: (lead: Lead) => void;
}

/** The results of one kind under its heading. */
export function GroupOfResults({ group: { title, items, rows, total }, onChoose }: GroupOfResultsProps) {
  return (
    <GroupBox items={items}>
      <Heading>
        {title}
        {total > rows.length && (
          <More>
            {rows.length} de {total}
          </More>
        )}
      </Heading>
      {rows.map((row) => (
        <ResultLine key={row.found.item.id} row={row} onChoose={onChoose} />
      ))}
    </GroupBox>
  );
}

/** A picture, name and detail with what was typed marked, an amount, and what Enter or a tap does; all of it is pressed. */
function ResultLine({ row: { found, first, second }, onChoose }: { row: ResultRow; onChoose: (lead: Lead) => void }) {
  const [hidden] = useHiddenBalances();
  const { item, name, detail } = found;
  const { cents = null, kind, main } = item;
  const flow = kind === 'movements' ? (cents !== null && cents > 0 ? 'income' : 'outgoing') : undefined;
  return (
    <Row role="presentation">
      <Choice value={first} onClick={() => onChoose(first.lead)}>
        {item.icon ? <IconTile icon={item.icon} tone="neutral" /> : <Initials name={item.name} />}
        <Lines>
          <b>
            <MarkedText text={item.name} ranges={name} />
          </b>
          {item.detail && (
            <span>
              <Spoken>, </Spoken>
              <MarkedLine text={item.detail} ranges={detail} />
            </span>
          )}
        </Lines>
        {cents !== null && (
          <Amount>
            <Money cents={cents} flow={flow} hidden={hidden} />
          </Amount>
        )}
        {main.verb === '' ? (
          <Icon icon={ChevronRight} />
        ) : (
          <Verb>
            <Spoken>. </Spoken>
            {main.verb}
          </Verb>
        )}
      </Choice>
      {second && item.second && (
        <SecondChoice value={second} onClick={() => onChoose(second.lead)}>
          {item.second.verb}
          <Spoken> {item.name}</Spoken>
        </SecondChoice>
      )}
    </Row>
  );
}
