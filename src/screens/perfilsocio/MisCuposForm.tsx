import { ArrowLeftRight, Landmark, type LucideIcon, ReceiptText } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { MoneyField } from '#components/Field/MoneyField.tsx';
import { IconTile } from '#components/IconTile/IconTile.tsx';
import { Meter } from '#components/Meter/Meter.tsx';
import { type LimitField, limitChannels, limitFields, usedShare, usedText } from '#domain/limits.ts';
import { formatMoney } from '#domain/money.ts';
import { specTexts } from '#domain/specTexts.ts';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { Channel, Tile } from './MisCupos.styles.ts';
import { type MisCuposFormProps, useLimitsForm } from './useLimitsForm.ts';

const icons: readonly LucideIcon[] = [ArrowLeftRight, Landmark, ReceiptText];

const labels = Object.fromEntries(limitFields.map(({ field, label }) => [field, label])) as Record<LimitField, string>;

/** Six limits in three rows of day and month, each with its maximum and what of it is used (§2 CONFIGURAR MIS CUPOS, §5 «Limits»). */
export function MisCuposForm(props: MisCuposFormProps) {
  const { current } = props;
  const { register, errors, hints, maxima, used, failure, saving, submit } = useLimitsForm(props);
  return (
    <Form noValidate onSubmit={submit}>
      <FailureNotice failure={failure} />
      {limitChannels.map(({ daily, monthly }, row) => {
        const Icon = icons[row] ?? ReceiptText;
        return (
          <Channel key={daily}>
            <Tile>
              <IconTile icon={Icon} size={36} />
            </Tile>
            {[daily, monthly].map((field) => (
              <div key={field}>
                <MoneyField
                  {...register(field)}
                  label={labels[field]}
                  readOnly={saving}
                  error={errors[field]?.message}
                  help={`Máximo permitido ${formatMoney(maxima[field])}`}
                  describedBy={`${field}-usado`}
                />
                <Beside id={`${field}-usado`}>
                  <Used>
                    {used && (
                      <>
                        <Meter taken={usedShare(used[field], current[field])} />
                        <span>{usedText(field, used[field])}</span>
                      </>
                    )}
                  </Used>
                  {hints[field] && !errors[field] && <Hint>{hints[field]}</Hint>}
                </Beside>
              </div>
            ))}
          </Channel>
        );
      })}
      <Button type="submit" loading={saving}>
        {specTexts.save}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[6]};

  button[type='submit'] {
    justify-self: start;
  }

  @container main (width < 30rem) {
    button[type='submit'] {
      justify-self: stretch;
    }
  }
`;

/** Under the field's note, whatever that says: what is used is needed most where a limit is refused. */
const Beside = styled.div`
  ${type.caption}
  color: ${color.textSecondary};
`;

/** Wide enough to be read, beside its words on a phone; of less width it is no picture of anything. */
const METER = '72px';
const LEAST_METER = '28px';

/** Its line is kept free until what is used is known, and where it never will be: what stands below does not move. */
const Used = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  min-height: 1.125rem;
  margin-top: ${space[1]};
  font-variant-numeric: tabular-nums;

  /* Where there is no room for both it stands over the words. */
  > [aria-hidden] {
    flex: 1 1 ${LEAST_METER};
    min-width: 0;
    max-width: ${METER};
  }

  > :last-child {
    flex: none;
    max-width: 100%;
  }
`;

const Hint = styled.span`
  display: block;
  color: ${color.warn};
`;
