import styled from 'styled-components';
import { color, media, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { type KnownSheets, picturesOf, type SmallPicture } from './contactSheets.ts';
import { Note } from './pageStyles.ts';
import { StoryLink } from './StoryLink.tsx';

/** A story on a contact sheet. */
export interface SheetStory {
  id: string;
  /** What it is called here. */
  name: string;
  /** What else is said of it. */
  note?: string | undefined;
}

export interface ContactSheetProps {
  sheets: KnownSheets;
  stories: readonly SheetStory[];
}

/** Stories as small pictures: light, dark, on a phone. One that no run has photographed is a link alone. */
export function ContactSheet({ sheets, stories }: ContactSheetProps) {
  return (
    <Cards>
      {stories.map((story) => (
        <Card key={story.id} story={story} pictures={picturesOf(sheets, story.id)} />
      ))}
    </Cards>
  );
}

function Card({ story: { id, name, note }, pictures }: { story: SheetStory; pictures: readonly SmallPicture[] }) {
  return (
    <CardBox>
      <Name $narrow={pictures.length > 0}>
        <Whole id={id}>{name}</Whole>
        {note !== undefined && <Remark>{note}</Remark>}
      </Name>
      {pictures.length > 0 && (
        <Pictures>
          {pictures.map(({ src, width, height, label }) => (
            <li key={label + src}>
              {/* Its caption says what it is, the card's link of what. */}
              <img src={src} {...shown(width, height)} alt="" loading="lazy" decoding="async" />
              <small>{label}</small>
            </li>
          ))}
        </Pictures>
      )}
    </CardBox>
  );
}

/** A picture's size here: it has its room before it comes. */
function shown(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MOST.width / width, MOST.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** CSS pixels. */
const MOST = { width: 320, height: 240 };

/** Says from when the pictures are, or how one gets them. */
export function SheetsNote({ sheets }: { sheets: KnownSheets }) {
  if (sheets === undefined) return null;
  if (sheets === null)
    return (
      <Note>
        Este catálogo no tiene retratos todavía. Los deja aquí <code>npm run test:visual</code>, o con una palabra del
        camino, <code>npm run test:visual -- screens/login</code>, los de esa carpeta.
      </Note>
    );
  const day = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(sheets.taken),
  );
  return (
    <Note>
      Los retratos son de las pasadas hechas hasta el {day}; de una página alta se ve el comienzo. Abra uno para ver la
      situación viva.
    </Note>
  );
}

const Cards = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 16px;
  padding: 0;
  list-style: none;
`;

const CardBox = styled.li`
  position: relative;
  display: grid;
  gap: 12px;
  max-width: 100%;
  padding: 16px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  &:hover {
    border-color: ${color.borderControl};
  }
`;

const Name = styled.div<{ $narrow: boolean }>`
  ${type.body}
  display: grid;
  gap: 2px;
  /* Of its pictures' width, however long it is. */
  ${({ $narrow }) => $narrow && 'width: 0; min-width: 100%;'}
`;

/** The link is the whole card's: one stop for the keyboard, and pictures can be pressed. */
const Whole = styled(StoryLink)`
  justify-self: start;
  padding-block: 2px;

  ${media.belowMenu} {
    min-width: 44px;
    padding-block: 12px;
  }

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
    content: '';
  }
`;

const Remark = styled.small`
  ${type.caption}
  color: ${color.textSecondary};
`;

const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 12px;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: 4px;
  }

  img {
    display: block;
    max-width: 100%;
    height: auto;
    border: 1px solid ${color.borderSubtle};
    border-radius: 6px;
    background: ${color.surfaceCanvas};
  }

  small {
    ${type.caption}
    color: ${color.textSecondary};
  }
`;
