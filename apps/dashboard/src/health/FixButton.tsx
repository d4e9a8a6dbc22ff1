import { useMay } from '@hondana/shared/api/useMay';
import { useWrite } from '@hondana/shared/api/useWrite';
import type { Write } from '@hondana/shared/api/write';
import { Button } from '@hondana/shared/ui/Button';

interface FixButtonProps {
  readonly children: string;
  /** Those who may not send it see no button. */
  readonly write: Write<object>;
  /** Said when it does not work. */
  readonly failure: string;
}

/** Fixes a problem with one request. */
export function FixButton({ children, write, failure }: FixButtonProps) {
  const mayFix = useMay(write);
  const fix = useWrite(write, { failed: failure });
  if (!mayFix) return null;
  return (
    <Button size="small" busy={fix.isPending} onClick={() => fix.mutate()}>
      {children}
    </Button>
  );
}
