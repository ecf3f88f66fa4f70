import { Button } from '#components/Button/Button.tsx';

export interface CancelAndSaveProps {
  /** What the form holds is being sent. */
  busy: boolean;
  onCancel: () => void;
}

/** At the foot of a small form: Cancelar, and Guardar, which sends it. */
export function CancelAndSave({ busy, onCancel }: CancelAndSaveProps) {
  return (
    <>
      <Button variant="ghost" onClick={onCancel} disabled={busy}>
        Cancelar
      </Button>
      <Button type="submit" loading={busy}>
        Guardar
      </Button>
    </>
  );
}
