import { notify } from '@hondana/shared/overlays/notices';
import { type ActionTargets, messageOf, type Offer, useRunContribution } from '@hondana/shared/remote/slots';
import { t } from '@lingui/core/macro';
import type { ActionTarget } from './descriptor.ts';

/**
 * Runs contributed actions of files or series; a failure shows a notice. Resolves when done, or when a dialog opens.
 * @example
 * const runOnTarget = useRunOnTarget();
 * const offers = useContributions('action', { target: 'series' });
 * offers.map((offer) => (
 *   <MenuItem key={offer.key} onClick={() => void runOnTarget(offer, { seriesIds: [seriesId] })}>{offer.title}</MenuItem>
 * ));
 */
export function useRunOnTarget(): (offer: Offer, target: ActionTargets[ActionTarget]) => Promise<void> {
  const run = useRunContribution();
  return (offer, target) =>
    run(offer, target).catch((error: unknown) => {
      notify({ kind: 'error', title: t`${offer.title} failed`, text: messageOf(error) });
    });
}
