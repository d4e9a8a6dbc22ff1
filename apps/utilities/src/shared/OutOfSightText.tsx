import type { OutOfSight } from '@hondana/shared/bulk/useHiddenSelectionCount';
import { plural } from '@hondana/shared/ui/format';

/** Says in a question how much of what it is about cannot be seen behind it. */
export function OutOfSightText({ count }: { readonly count: OutOfSight }) {
  if (count === 0) return null;
  return (
    <p>
      {count === 'some'
        ? 'Some may not be in the list you see.'
        : `${plural(count, 'of them is', 'of them are')} not in the list you see.`}
    </p>
  );
}
