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
  /** They stand in a line of the page: nothing until they are loaded, and one line when one fails. */
  readonly inline?: boolean;
}

/**
 * All that is contributed to a slot, one after another, each loaded and failing by itself; nothing where there is none.
 *
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
