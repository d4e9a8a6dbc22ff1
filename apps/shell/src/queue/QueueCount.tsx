import { queueQuery } from '@hondana/shared/resources/queue';
import { formatNumber } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { queueIcon } from '@hondana/shared/ui/icons';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { openPartAtom } from '../parts/openPart.ts';
import styles from './QueueCount.module.css';

export function QueueCount() {
  const setOpenPart = useSetAtom(openPartAtom);
  const { data: count } = useQuery({ ...queueQuery(), select: ({ TotalCount }) => TotalCount });
  if (count === undefined) return null;
  const tasks = formatNumber(count);
  return (
    <button
      type="button"
      className={styles.count}
      data-busy={count > 0}
      title={t`Tasks in the server’s queue`}
      aria-haspopup="dialog"
      onClick={() => setOpenPart('queue')}
    >
      <Icon icon={queueIcon} size={4} />
      <Trans>
        <span>{tasks}</span>
        <VisuallyHidden> in the queue</VisuallyHidden>
      </Trans>
    </button>
  );
}
