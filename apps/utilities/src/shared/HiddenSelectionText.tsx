import type { HiddenCount } from '@hondana/shared/bulk/useHiddenSelectionCount';
import { plural, t } from '@lingui/core/macro';

/** For a confirmation: how many of the selected items the visible list lacks. */
export function HiddenSelectionText({ count }: { readonly count: HiddenCount }) {
  if (count === 0) return null;
  return (
    <p>
      {count === 'some'
        ? t`Some may not be in the list you see.`
        : t`${plural(count, { one: '# of them is', other: '# of them are' })} not in the list you see.`}
    </p>
  );
}
