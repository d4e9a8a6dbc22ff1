import { VirtualGrid, type VirtualGridProps } from '@hondana/shared/ui/VirtualGrid';

export interface VirtualListProps extends Omit<VirtualGridProps, 'minItemWidth' | 'minColumns'> {}

/**
 * A long list of one column. All rows have one height; from the width, where it differs on a phone.
 *
 * @example <VirtualList label="Files" count={total} itemHeight={(width, rem) => (width < 40 * rem ? 7 : 3) * rem} renderItem={…} />
 */
export function VirtualList({ gap = 0, ...rest }: VirtualListProps) {
  return <VirtualGrid gap={gap} {...rest} minItemWidth={Number.MAX_SAFE_INTEGER} minColumns={1} />;
}
