import { useWrite } from '@hondana/shared/api/useWrite';
import type { Write } from '@hondana/shared/api/write';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import type { ReactNode } from 'react';

interface FixButtonProps {
  readonly children: ReactNode;
  /** The button is hidden without permission for it. */
  readonly write: Write<object>;
  readonly failure: string;
}

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
