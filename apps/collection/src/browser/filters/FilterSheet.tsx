import { Sheet } from '@hondana/shared/overlays/sheet';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

interface FilterSheetProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** For narrow windows. */
export function FilterSheet({ onClose, children }: FilterSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t`Filter`}>
      {children}
    </Sheet>
  );
}
