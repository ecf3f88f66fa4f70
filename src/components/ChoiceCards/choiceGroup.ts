import type { ComponentPropsWithRef } from 'react';

/** What every group of choices takes: what its `fieldset` takes, but for what the group says itself. */
export interface ChoiceGroupProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'name' | 'onChange'> {
  /** While the choice is being saved, or cannot be made yet: the group keeps the focus and cannot be changed. */
  disabled?: boolean | undefined;
}
