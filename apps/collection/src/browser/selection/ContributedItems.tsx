import { MenuItem, MenuSeparator } from '@hondana/shared/overlays/menu';
import { type Offer, useContributions } from '@hondana/shared/remote/slots';

/** Contributed by other remotes. */
export function ContributedItems({ onRun }: { readonly onRun: (offer: Offer) => void }) {
  const offers = useContributions('action', { target: 'series' });
  if (offers.length === 0) return null;
  return (
    <>
      <MenuSeparator />
      {offers.map((offer) => (
        <MenuItem key={offer.key} detail={offer.remoteTitle} onClick={() => onRun(offer)}>
          {offer.title}
        </MenuItem>
      ))}
    </>
  );
}
