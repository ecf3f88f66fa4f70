import { Button } from '#components/Button/Button.tsx';

export interface CancelAndSaveProps {
  /** What the form holds is being sent. */
  busy: boolean;
  /** Something else is under way, such as its removal: neither can be pressed meanwhile. */
  disabled?: boolean;
  onCancel: () => void;
}

/** At the foot of a small form: Cancelar, and Guardar, which sends it. */
export function CancelAndSave({ busy, disabled = false, onCancel }: CancelAndSaveProps) {
  return (
    <>
      <Button variant="ghost" onClick={onCancel} disabled={busy || disabled}>
        Cancelar
      </Button>
      <Button type="submit" loading={busy} disabled={disabled}>
        Guardar
      </Button>
    </>
  );
}
