import type { HiddenCount } from '@hondana/shared/bulk/useHiddenSelectionCount';
import { plural } from '@hondana/shared/ui/format';

/** For a confirmation: how many of the selected items the visible list lacks. */
export function HiddenSelectionText({ count }: { readonly count: HiddenCount }) {
  if (count === 0) return null;
  return (
    <p>
      {count === 'some'
        ? 'Some may not be in the list you see.'
        : `${plural(count, 'of them is', 'of them are')} not in the list you see.`}
    </p>
  );
}
