import { cleanDescription } from '@hondana/shared/anime/cleanDescription';
import type { Tag } from '@hondana/shared/api/types';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Badge } from '@hondana/shared/ui/Badge';
import { externalLinkIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { isSpoiler } from '../shared/seriesTags.ts';
import { SeriesWithTag } from './SeriesWithTag.tsx';
import styles from './TagDetails.module.css';

interface TagDetailsProps {
  readonly tag: Tag;
  readonly onClosed: () => void;
}

export function TagDetails({ tag, onClosed }: TagDetailsProps) {
  const [isOpen, setOpen] = useState(true);
  const description = cleanDescription(tag.Description ?? '', false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={tag.Name}
      actions={
        <>
          {isSpoiler(tag) && (
            <Badge tone="warning">
              <Trans>Spoiler</Trans>
            </Badge>
          )}
          {tag.Source === 'AniDB' && (
            <LinkButton variant="quiet" icon={externalLinkIcon} href={`https://anidb.net/tag/${tag.ID}`}>
              AniDB
            </LinkButton>
          )}
        </>
      }
    >
      <div className={styles.details}>
        <p dir="auto" className={styles.description}>
          {description || t`Tag Description Not Available.`}
        </p>
        <SeriesWithTag tag={tag} />
      </div>
    </Dialog>
  );
}
