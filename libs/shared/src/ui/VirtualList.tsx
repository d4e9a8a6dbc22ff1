import { VirtualGrid, type VirtualGridProps } from '@hondana/shared/ui/VirtualGrid';

export interface VirtualListProps extends Omit<VirtualGridProps, 'minItemWidth' | 'minColumns'> {}

/**
 * A single-column VirtualGrid. All rows have one height, which may depend on the width.
 * @example <VirtualList label="Files" count={total} itemHeight={(width, rem) => (width < 40 * rem ? 7 : 3) * rem} renderItem={…} />
 */
export function VirtualList({ gap = 0, ...rest }: VirtualListProps) {
  return <VirtualGrid gap={gap} {...rest} minItemWidth={Number.MAX_SAFE_INTEGER} minColumns={1} />;
}
