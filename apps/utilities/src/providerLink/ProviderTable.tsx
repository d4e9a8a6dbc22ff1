import type { Selecting } from '@hondana/shared/bulk/useSelection';
import { FilesToLink } from '../shared/FilesToLink.tsx';
import type { HandedOverFile } from '../shared/fileHandover.ts';
import { ProviderRow } from './ProviderRow.tsx';
import type { SearchDraft } from './SearchDraft.ts';

interface ProviderTableProps {
  readonly draft: SearchDraft;
  readonly selecting: Selecting<HandedOverFile>;
}

const rowHeight = (width: number, rem: number): number => (width < 35 * rem ? 6.75 : 4.75) * rem;

export function ProviderTable({ draft, selecting }: ProviderTableProps) {
  return (
    <FilesToLink
      rows={draft}
      rowHeight={rowHeight}
      selecting={selecting}
      renderRow={(row, place) => (
        <ProviderRow key={row.file.key} row={row} {...place} onPress={selecting.press} />
      )}
    />
  );
}
