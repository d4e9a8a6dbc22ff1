import { Icon } from '@hondana/shared/ui/Icon';
import { trashIcon } from '@hondana/shared/ui/icons';
import type { RadioOption } from '@hondana/shared/ui/RadioGroup';
import type { Choice } from './releaseItems.ts';

const keep: RadioOption<Choice> = { value: 'keep', label: 'Will be kept', tone: 'neutral' };
const remove: RadioOption<Choice> = {
  value: 'delete',
  label: (
    <>
      <Icon icon={trashIcon} size={4} />
      Will be deleted
    </>
  ),
  tone: 'danger',
};
const vary: RadioOption<Choice> = { value: 'variation', label: 'Marked as Variation' };

/** A single location of a file can't be a variation. */
export function choiceOptions(mayDelete: boolean, isByPlace: boolean): readonly RadioOption<Choice>[] {
  return [keep, ...(mayDelete ? [remove] : []), ...(isByPlace ? [] : [vary])];
}
