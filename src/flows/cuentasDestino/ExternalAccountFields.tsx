import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { instituciones, tiposInstituciones } from '#api/contract/transferencias.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { RightMark } from '#components/Field/ControlBox.tsx';
import { SelectField } from '#components/Field/SelectField.tsx';
import { TextField } from '#components/Field/TextField.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { UnreadableRows } from '#components/UnreadableRows/UnreadableRows.tsx';
import {
  cleanIdentification,
  identificationError,
  identificationOptions,
  identificationTypeOf,
} from '#domain/identification.ts';
import { isNothing, keepRows, unreadableIn } from '#domain/partialList.ts';
import { QueryFailure } from '#flows/asyncContent/QueryFailure.tsx';
import { rechecking } from '#forms/ruled.ts';
import { useFormValues } from '#forms/useFormValues.ts';
import { Pair, Sunken } from './Destination.styles.ts';
import type { ExternalAccountForm } from './externalAccount.ts';
import { InstitutionField } from './InstitutionField.tsx';
import { useAccountTypes } from './useDestinations.ts';

export interface ExternalAccountFieldsProps {
  /** A card goes only to institutions that take cards, and its holder is no beneficiary of an account. */
  kind?: 'external' | 'card';
  form: UseFormReturn<ExternalAccountForm>;
  /** What the other institution says of the name, under it. */
  nameCheck?: ReactNode;
  /** The name does not match and nobody has said that it was verified. */
  isNameRefused?: boolean;
  /** The alias, where the account is to be kept. */
  keep?: ReactNode;
  /** What stands last, such as the choice to keep it. */
  footer?: ReactNode;
  /** What they hold is being sent: nothing more is typed or chosen, which the answer would take away. */
  readOnly?: boolean;
}

const texts = {
  external: {
    type: 'Tipo de cuenta',
    number: 'Número de cuenta',
    document: 'Identificación del beneficiario',
    name: 'Nombre del beneficiario',
    notice: 'Para avisar al beneficiario',
  },
  card: {
    type: 'Tipo de tarjeta',
    number: 'Número de tarjeta',
    document: 'Identificación del titular',
    name: 'Nombre del titular',
    notice: 'Para avisar al titular',
  },
} as const;

const NO_CARDS = 'Ninguna institución de este tipo acepta tarjetas. Elija otro tipo.';

/** An account or a card of another institution (screens.md A.2 transferenciaE, tarjeta-credito): institution by its kind, account, holder. */
export function ExternalAccountFields({
  kind = 'external',
  form,
  nameCheck,
  isNameRefused = false,
  keep,
  footer,
  readOnly = false,
}: ExternalAccountFieldsProps) {
  const { register, setValue, formState } = form;
  const { errors } = formState;
  const { tipoInstitucion, institucion, tipoCuenta } = useFormValues(
    form,
    'tipoInstitucion',
    'institucion',
    'tipoCuenta',
  );
  const { kinds, institutions, places, types, failed } = useCatalogues(kind, form);
  return (
    <Sunken>
      <QueryFailure of={failed} />
      <UnreadableRows of={[kinds, institutions, types]} />
      <Pair>
        <SelectField
          label="Tipo de institución"
          placeholder="Seleccione una opción"
          options={optionsOf(kinds, tipoInstitucion)}
          disabled={readOnly}
          {...register('tipoInstitucion', { onChange: () => setValue('institucion', '') })}
          error={errors.tipoInstitucion?.message}
        />
        <InstitutionField
          form={form}
          registered={register('institucion')}
          placeholder={institutions || tipoInstitucion === '' ? 'Seleccione una opción' : 'Cargando…'}
          options={optionsOf(places, institucion)}
          help={places && isNothing(places) && kind === 'card' ? NO_CARDS : undefined}
          disabled={readOnly || tipoInstitucion === ''}
        />
      </Pair>
      <Pair>
        <SelectField
          label={texts[kind].type}
          placeholder="Seleccione una opción"
          options={optionsOf(types, tipoCuenta)}
          disabled={readOnly}
          {...register('tipoCuenta')}
          error={errors.tipoCuenta?.message}
        />
        <TextField
          label={texts[kind].number}
          inputMode="numeric"
          autoComplete="off"
          readOnly={readOnly}
          {...register('numero')}
          error={errors.numero?.message}
        />
      </Pair>
      <HolderFields kind={kind} form={form} isNameRefused={isNameRefused} readOnly={readOnly} />
      {nameCheck}
      <Pair>
        <EmailField kind={kind} form={form} readOnly={readOnly} />
        {keep}
      </Pair>
      {footer}
    </Sunken>
  );
}

/** What the fields choose from; `places` are the institutions that the kind goes to, `failed` is the first question that was not answered. */
function useCatalogues(kind: 'external' | 'card', form: UseFormReturn<ExternalAccountForm>) {
  const { setValue } = form;
  const { tipoInstitucion } = useFormValues(form, 'tipoInstitucion');
  const kinds = useApiQuery(tiposInstituciones, {});
  const institutions = useApiQuery(
    instituciones,
    { query: { tipo: tipoInstitucion } },
    { enabled: tipoInstitucion !== '' },
  );
  const types = useAccountTypes(kind);
  const onlyType =
    kind === 'card' && types.catalogue?.length === 1 && unreadableIn(types.catalogue) === 0
      ? types.catalogue[0]?.codigo
      : undefined;
  useEffect(() => {
    if (onlyType !== undefined) setValue('tipoCuenta', onlyType, { shouldValidate: true });
  }, [onlyType, setValue]);
  return {
    kinds: kinds.data,
    institutions: institutions.data,
    // A server that does not say whether it takes cards is asked by registering one.
    places:
      kind === 'card'
        ? institutions.data && keepRows(institutions.data, ({ aceptaTarjetas }) => aceptaTarjetas !== false)
        : institutions.data,
    types: types.catalogue,
    failed: [kinds, institutions, types].find(({ error }) => error),
  };
}

type PartProps<Also extends keyof ExternalAccountFieldsProps = never> = Required<
  Pick<ExternalAccountFieldsProps, 'kind' | 'form' | 'readOnly' | Also>
>;

/** Who holds it: document, with a mark where its digits are right, and name. */
function HolderFields({ kind, form, isNameRefused, readOnly }: PartProps<'isNameRefused'>) {
  const { register, formState } = form;
  const { errors } = formState;
  const { tipoIdentificacion, identificacion } = useFormValues(form, 'tipoIdentificacion', 'identificacion');
  const type = identificationTypeOf(tipoIdentificacion);
  const document = cleanIdentification(type, identificacion);
  const isDocumentRight = document !== '' && type !== 2 && identificationError(type, document) === null;
  return (
    <>
      <Pair>
        <SelectField
          label="Tipo de identificación"
          options={identificationOptions}
          disabled={readOnly}
          {...register('tipoIdentificacion', rechecking(form, 'identificacion'))}
          error={errors.tipoIdentificacion?.message}
        />
        <TextField
          label={texts[kind].document}
          inputMode={type === 2 ? 'text' : 'numeric'}
          autoComplete="off"
          readOnly={readOnly}
          {...register('identificacion')}
          error={errors.identificacion?.message}
          trailing={
            isDocumentRight && (
              <RightMark>
                <Icon icon={CircleCheck} />
              </RightMark>
            )
          }
        />
      </Pair>
      <TextField
        label={texts[kind].name}
        autoComplete="off"
        readOnly={readOnly}
        {...register('beneficiario')}
        error={errors.beneficiario?.message}
        invalid={isNameRefused}
      />
    </>
  );
}

/** A part of its own, for faults take the focus in the order in which fields are drawn. */
function EmailField({ kind, form, readOnly }: PartProps) {
  return (
    <TextField
      label="Correo (opcional)"
      type="email"
      autoComplete="off"
      placeholder={texts[kind].notice}
      readOnly={readOnly}
      {...form.register('correo')}
      error={form.formState.errors.correo?.message}
    />
  );
}

/** What was chosen stays chosen where its catalogue has yet to come, after the way to the limits and back. */
function optionsOf(catalogue: readonly { codigo: string; descripcion: string }[] | undefined, present: string) {
  if (!catalogue) return present === '' ? [] : [{ value: present, label: 'Cargando…' }];
  return catalogue.map(({ codigo, descripcion }) => ({ value: codigo, label: descripcion }));
}
