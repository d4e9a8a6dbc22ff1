import type { File } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import type { Offer } from '@hondana/shared/remote/slots';
import { useRunOnTarget } from '@hondana/shared/remote/useRunOnTarget';
import { rescanFile } from '@hondana/shared/resources/files';
import { Button } from '@hondana/shared/ui/Button';
import { ClampedText } from '@hondana/shared/ui/ClampedText';
import { formatDateTime } from '@hondana/shared/ui/format';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import styles from './FileRow.module.css';

interface FileRowProps {
  readonly file: File;
  /** Other remotes' file actions, such as AVDump. */
  readonly actions: readonly Offer[];
}

export function FileRow({ file, actions }: FileRowProps) {
  const path = file.Locations[0]?.RelativePath ?? t`<missing file path>`;
  const rescan = useWrite(rescanFile, { done: t`Rescanning file!`, failed: t`Rescan failed for file!` });
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <ClampedText lines={2} className={styles.path}>
          <bdi>{path}</bdi>
        </ClampedText>
        <p className={styles.date}>{formatDateTime(file.Created)}</p>
      </div>
      <div className={styles.actions}>
        <IconButton
          icon={refreshIcon}
          label={t`Rescan ${path}`}
          title={t`Rescan`}
          size="small"
          busy={rescan.isPending}
          onClick={() => rescan.mutate({ fileId: file.ID })}
        />
        {actions.map((offer) => (
          <ActionButton key={offer.key} offer={offer} file={file} path={path} />
        ))}
      </div>
    </li>
  );
}

interface ActionButtonProps {
  readonly offer: Offer;
  readonly file: File;
  readonly path: string;
}

/** Labelled by the other remote. */
function ActionButton({ offer, file, path }: ActionButtonProps) {
  const runOnTarget = useRunOnTarget();
  const action = useMutation({ mutationFn: () => runOnTarget(offer, { fileIds: [file.ID] }) });
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={`${offer.title} ${path}`}
      busy={action.isPending}
      onClick={() => action.mutate()}
    >
      {offer.title}
    </Button>
  );
}
