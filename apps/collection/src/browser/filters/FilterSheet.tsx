import { Sheet } from '@hondana/shared/overlays/sheet';
import type { ReactNode } from 'react';

interface FilterSheetProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** For narrow windows. */
export function FilterSheet({ onClose, children }: FilterSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Filter">
      {children}
    </Sheet>
  );
}
