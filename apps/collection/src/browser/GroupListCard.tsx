import type { GroupView } from '@hondana/shared/api/types';
import { useWebUiSettings } from '@hondana/shared/settings';
import { memo, useMemo } from 'react';
import type { PlacedCard } from './cardFacts.ts';
import { cardTags } from './cardTags.ts';
import { ListCard } from './ListCard.tsx';
import { listFacts } from './listFacts.ts';

interface GroupListCardProps extends PlacedCard {
  /** Undefined while loading, and if that failed. */
  readonly extras: GroupView | undefined;
  readonly isPending: boolean;
}

export const GroupListCard = memo(function GroupListCard({
  extras,
  isPending,
  ...place
}: GroupListCardProps) {
  const { showTopTags, showCustomTags, showItemType, showGroupIndicator } = useWebUiSettings(
    ({ collection }) => collection.list,
  );
  const facts = useMemo(() => extras && listFacts(extras), [extras]);
  const tags = useMemo(
    () => extras && cardTags(extras.Tags, { showTopTags, showCustomTags }),
    [extras, showTopTags, showCustomTags],
  );
  return (
    <ListCard
      {...place}
      isPending={isPending && !extras}
      listFacts={facts}
      tags={tags}
      showItemType={showItemType}
      showGroupIndicator={showGroupIndicator}
    />
  );
});
