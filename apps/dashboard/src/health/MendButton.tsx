import { useMay } from '@hondana/shared/api/useMay';
import { useWrite } from '@hondana/shared/api/useWrite';
import type { Write } from '@hondana/shared/api/write';
import { Button } from '@hondana/shared/ui/Button';

interface MendButtonProps {
  readonly children: string;
  /** Whoever may not make it sees no button. */
  readonly write: Write<object>;
  /** Said when it does not work. */
  readonly failure: string;
}

/** Mends a thing by one call. */
export function MendButton({ children, write, failure }: MendButtonProps) {
  const mayMend = useMay(write);
  const mend = useWrite(write, { failed: failure });
  if (!mayMend) return null;
  return (
    <Button size="small" busy={mend.isPending} onClick={() => mend.mutate()}>
      {children}
    </Button>
  );
}
