import type { Filter } from '@hondana/shared/api/types';
import { liveFilterAddress } from '../../shared/liveFilter.ts';
import { expressionControls } from './expressionControls.ts';

/**
 * Where the conditions of a preset can be edited: the live filter with the same conditions and order, which
 * knows what preset it came from. Undefined when controls cannot say its conditions.
 */
export function editAddress({ IDs, Expression, Sorting }: Filter): string | undefined {
  const controls = expressionControls(Expression);
  if (!controls) return undefined;
  const isByName = !Sorting || (Sorting.Type === 'Name' && !Sorting.IsInverted);
  const sort = isByName ? undefined : `${Sorting.IsInverted ? '-' : ''}${Sorting.Type}`;
  const address = liveFilterAddress(controls, sort);
  return `${address}${address.includes('?') ? '&' : '?'}preset=${IDs.ID}`;
}
