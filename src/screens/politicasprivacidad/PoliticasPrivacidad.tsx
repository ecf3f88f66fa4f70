import { FileText, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { TextButton } from '#components/Button/TextButton.tsx';
import { Disclosure } from '#components/Disclosure/Disclosure.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { formatDate } from '#domain/dates.ts';
import { specTexts } from '#domain/specTexts.ts';
import { useLegalDocument } from '#flows/documento/useLegalDocument.tsx';
import { ReadingPage } from '#flows/entry/ReadingPage.tsx';
import { useHelp } from '#flows/help/useHelp.tsx';
import {
  Actions,
  Article,
  IndexLink,
  IndexList,
  IndexTitle,
  NarrowIndex,
  Page,
  PrintedHead,
  Section,
  Title,
  Updated,
  WideIndex,
} from './PoliticasPrivacidad.styles.ts';
import { POLICY_DATE, type PolicySection, policySections } from './policy.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** The privacy policy (§2 /politicasprivacidad): readable without signing in, with index, print and the signed document. */
export function PoliticasPrivacidad() {
  const { cooperativeName, dateFormat } = useConfig();
  const openDocument = useLegalDocument();
  const { openAgencies, openSuggestions } = useHelp();
  const sections = useMemo(() => policySections(cooperativeName), [cooperativeName]);
  return (
    <ReadingPage>
      <Page>
        <WideIndex aria-label="En esta página">
          <IndexTitle>En esta página</IndexTitle>
          <Index sections={sections} />
        </WideIndex>
        <Article>
          <PrintedHead>{cooperativeName}</PrintedHead>
          <Title tabIndex={-1}>Política de privacidad</Title>
          <Updated>Actualizada el {formatDate(POLICY_DATE, dateFormat)}</Updated>
          <Actions>
            <Button variant="ghost" size="compact" icon={<Icon icon={Printer} />} onClick={() => print()}>
              Imprimir
            </Button>
            <Button
              variant="secondary"
              size="compact"
              icon={<Icon icon={FileText} />}
              onClick={() => void openDocument('dataPolicy')}
            >
              {specTexts.misDatos.viewDocument}
            </Button>
          </Actions>
          <NarrowIndex aria-label="En esta página">
            <Disclosure summary="En esta página">
              <Index sections={sections} />
            </Disclosure>
          </NarrowIndex>
          {sections.map(({ id, title, paragraphs }, index) => (
            <Section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {index + 1}. {title}
              </h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Section>
          ))}
          <p>
            <TextButton onClick={openAgencies}>Ver agencias</TextButton> ·{' '}
            <TextButton onClick={openSuggestions}>Enviar una sugerencia</TextButton>
          </p>
        </Article>
      </Page>
    </ReadingPage>
  );
}

function Index({ sections }: { sections: readonly PolicySection[] }) {
  const current = useCurrentSection(sections);
  return (
    <IndexList>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <IndexLink href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
            {title}
          </IndexLink>
        </li>
      ))}
    </IndexList>
  );
}
