import {
  ContributionView,
  type SlotProperties,
  useContributions,
  type VisibleSlot,
} from '@hondana/shared/remote/slots';
import type { ReactNode } from 'react';

interface SlotPartsProps<S extends VisibleSlot> {
  readonly slot: S;
  readonly properties: SlotProperties[S];
  /** Part of a line: renders nothing while loading, and one line on failure. */
  readonly inline?: boolean;
}

/**
 * All contributions to a slot, in order, each loading and failing by itself.
 * @example <SlotParts slot="group.section" properties={{ groupId }} />
 */
export function SlotParts<S extends VisibleSlot>({ slot, properties, inline }: SlotPartsProps<S>): ReactNode {
  return useContributions(slot).map(({ key }) => (
    <ContributionView<S>
      key={key}
      slot={slot}
      contributionKey={key}
      properties={properties}
      inline={inline}
    />
  ));
}
