import { checkCrc } from '@hondana/shared/anime/fileCrc';
import { Banner } from '@hondana/shared/ui/Banner';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { externalLinkIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FileFacts } from '../shared/fileFacts.ts';
import styles from './DumpDialog.module.css';

interface DumpRulesProps {
  readonly files: readonly FileFacts[];
  readonly confirmed: boolean;
  readonly onConfirm: (confirmed: boolean) => void;
}

/** AniDB's rules for adding files; must be confirmed before the mass-add links. */
export function DumpRules({ files, confirmed, onConfirm }: DumpRulesProps) {
  const differing = files.filter(({ nameOnDisk, crc32 }) => checkCrc(nameOnDisk, crc32) === 'differs');
  return (
    <div className={styles.step}>
      {differing.length > 0 && (
        <Banner
          tone="warning"
          title={t`${plural(differing.length, { one: '# file has', other: '# files have' })} a CRC32 that differs from the file name`}
        >
          <p>
            <Trans>They may be damaged or incomplete. Check them before you add them.</Trans>
          </p>
          <ul className={styles.differing}>
            {differing.map(({ key, name }) => (
              <li key={key}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <h3>
        <Trans>Before you add files to AniDB</Trans>
      </h3>
      <ul className={styles.rules}>
        <li>
          <Trans>
            Everyone who uses AniDB sees what you add, and volunteers have to correct mistakes. Check each row
            before you submit it.
          </Trans>
        </li>
        <li>
          <Trans>Add a file only to the anime and the episodes that it contains.</Trans>
        </li>
        <li>
          <Trans>Add only files that were released on the internet, complete and unchanged since.</Trans>
        </li>
        <li>
          <Trans>
            Name the release group only if you know it. If you don't know where a file comes from, leave
            group, version and release date empty.
          </Trans>
        </li>
        <li>
          <Trans>
            Set the CRC status to OK only if the group has published the CRC32 that your file has.
          </Trans>
        </li>
        <li>
          <Trans>A second version (v2) is a file of its own. Don't change the entry of the first.</Trans>
        </li>
      </ul>
      <div>
        <LinkButton size="small" icon={externalLinkIcon} href="https://wiki.anidb.net/Content:Files">
          <Trans>AniDB's guide to files</Trans>
        </LinkButton>
      </div>
      <Checkbox
        label={t`I have read these rules and checked the files`}
        description={t`You won't be asked again in this browser for 30 days.`}
        checked={confirmed}
        onChange={onConfirm}
      />
    </div>
  );
}
