import { Icon } from '@hondana/shared/ui/Icon';
import { trashIcon } from '@hondana/shared/ui/icons';
import type { RadioOption } from '@hondana/shared/ui/RadioGroup';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Choice } from './releaseItems.ts';

const keep = (): RadioOption<Choice> => ({ value: 'keep', label: t`Will be kept`, tone: 'neutral' });
const remove = (): RadioOption<Choice> => ({
  value: 'delete',
  label: (
    <>
      <Icon icon={trashIcon} size={4} />
      <Trans>Will be deleted</Trans>
    </>
  ),
  tone: 'danger',
});
const vary = (): RadioOption<Choice> => ({ value: 'variation', label: t`Marked as Variation` });

/** A single location of a file can't be a variation. */
export function choiceOptions(mayDelete: boolean, isByPlace: boolean): readonly RadioOption<Choice>[] {
  return [keep(), ...(mayDelete ? [remove()] : []), ...(isByPlace ? [] : [vary()])];
}
