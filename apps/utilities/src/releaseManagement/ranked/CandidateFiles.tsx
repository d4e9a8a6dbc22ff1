import { useWrite } from '@hondana/shared/api/useWrite';
import { setFileVariation } from '@hondana/shared/resources/files';
import { useMay } from '@hondana/shared/resources/useMay';
import { Badge } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { formatBytes } from '@hondana/shared/ui/format';
import { joinList, labelled } from '@hondana/shared/ui/joinTexts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './CandidateCard.module.css';
import { placePath } from './placePath.ts';
import type { ReleaseCandidate } from './rankedReleases.ts';
import { episodeNumber } from './releaseSelection.ts';

type CandidateFile = ReleaseCandidate['Files'][number];

interface CandidateFilesProps {
  /** Of the release. */
  readonly name: string;
  readonly files: readonly CandidateFile[];
  readonly goes: (file: CandidateFile) => boolean;
}

/** Drawn once they are opened: a long series has hundreds in each release. */
export function CandidateFiles({ name, files, goes }: CandidateFilesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.files} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t`${plural(files.length, { one: '# file', other: '# files' })}`}</summary>
      {isOpen && (
        <ul aria-label={t`Files of ${name}`}>
          {files.map((file) => (
            <CandidateFileRow key={file.PlaceID} file={file} isGoing={goes(file)} />
          ))}
        </ul>
      )}
    </details>
  );
}

function CandidateFileRow({ file, isGoing }: { readonly file: CandidateFile; readonly isGoing: boolean }) {
  const mayMark = useMay(setFileVariation);
  const { VideoLocalID: fileId, IsVariation } = file;
  const mark = useWrite(setFileVariation, {
    done: (_, { value }) => (value ? t`Marked as variation` : t`No longer marked as variation`),
    failed: t`The file could not be marked`,
    undo: ({ value }) => setFileVariation.with({ fileId, value: !value }),
  });
  const path = placePath(file);
  return (
    <li className={styles.file} data-going={isGoing || undefined}>
      <span className={styles.path}>
        <bdi>{path}</bdi>
        <span className={styles.facts}>
          {[episodesText(file), formatBytes(file.FileSize), file.Version > 1 ? `v${file.Version}` : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {IsVariation && (
        <Badge>
          <Trans>Variation</Trans>
        </Badge>
      )}
      {isGoing && (
        <Badge tone="danger">
          <Trans>Will be deleted</Trans>
        </Badge>
      )}
      {mayMark && (
        <Button
          size="small"
          variant="quiet"
          busy={mark.isPending}
          aria-label={labelled(IsVariation ? t`Unmark as Variation` : t`Mark as Variation`, path)}
          onClick={() => mark.mutate({ fileId, value: !IsVariation })}
        >
          {IsVariation ? t`Unmark as Variation` : t`Mark as Variation`}
        </Button>
      )}
    </li>
  );
}

/** Files of unknown releases name no episodes. */
function episodesText({ Episodes }: CandidateFile): string {
  const numbers = joinList(Episodes.map(episodeNumber));
  return numbers === ''
    ? ''
    : t`${plural(Episodes.length, { one: `Episode ${numbers}`, other: `Episodes ${numbers}` })}`;
}
