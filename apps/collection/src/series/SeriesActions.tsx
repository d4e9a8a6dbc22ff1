import { Menu, MenuItem } from '@hondana/shared/overlays/menu';
import type { Offer } from '@hondana/shared/remote/slots';
import { useRunOnTarget } from '@hondana/shared/remote/useRunOnTarget';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { moreIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';

interface SeriesActionsProps {
  readonly offers: readonly Offer[];
  readonly seriesId: number;
}

/** Contributed by other remotes. */
export function SeriesActions({ offers, seriesId }: SeriesActionsProps) {
  const runOnTarget = useRunOnTarget();
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={moreIcon} label={t`More actions`} variant="secondary" size="small" />}
    >
      {offers.map((offer) => (
        <MenuItem
          key={offer.key}
          detail={offer.remoteTitle}
          onClick={() => void runOnTarget(offer, { seriesIds: [seriesId] })}
        >
          {offer.title}
        </MenuItem>
      ))}
    </Menu>
  );
}
