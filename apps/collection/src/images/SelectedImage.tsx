import { availableImageUrl } from '@hondana/shared/anime/images';
import type { Image } from '@hondana/shared/api/types';
import { textOf } from '@hondana/shared/language/texts';
import type { PreferableImageType } from '@hondana/shared/resources/imageWrites';
import { Button } from '@hondana/shared/ui/Button';
import { externalLinkIcon, starFilledIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Panel } from '@hondana/shared/ui/Panel';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ImageManagement } from './ImageManagement.tsx';
import { imageFacts } from './imageKinds.ts';
import { imageTexts } from './imageTexts.ts';
import styles from './SelectedImage.module.css';

interface SelectedImageProps {
  readonly seriesId: number;
  readonly type: PreferableImageType;
  readonly image: Image | undefined;
  readonly hasPreferred: boolean;
  readonly mayPrefer: boolean;
  readonly busy: boolean;
  readonly onPrefer: (image: Image) => void;
  readonly onClear: () => void;
  readonly onDeleted: () => void;
}

export function SelectedImage(props: SelectedImageProps) {
  const { seriesId, type, image, hasPreferred, mayPrefer, busy } = props;
  const address = image && availableImageUrl(image);
  const { filename, location, source, size } = imageFacts(image);
  return (
    <Panel title={t`Selected Image Info`}>
      <div className={styles.info}>
        <dl className={styles.facts}>
          <Fact name={t`Filename`} value={filename} />
          <Fact name={t`Location`} value={location} />
          <Fact name={t`Source`} value={source} />
          <Fact name={t`Size`} value={size} />
        </dl>
        <div className={styles.actions}>
          {address && (
            <LinkButton href={address} target="_blank" icon={externalLinkIcon}>
              <Trans>Open full size</Trans>
            </LinkButton>
          )}
          <ImageManagement seriesId={seriesId} image={image} onDeleted={props.onDeleted} />
          {mayPrefer && (
            <>
              {hasPreferred && (
                <Button disabled={busy} onClick={props.onClear}>
                  <Trans>Clear preferred</Trans>
                </Button>
              )}
              <Button
                variant="primary"
                icon={starFilledIcon}
                busy={busy}
                disabled={!image || image.Preferred || image.Disabled}
                onClick={() => image && props.onPrefer(image)}
              >
                {textOf(imageTexts[type].prefer)}
              </Button>
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
