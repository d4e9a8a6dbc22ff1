import { BulkReport } from '@hondana/shared/bulk/BulkReport';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { textOf } from '@hondana/shared/language/texts';
import { setImageEnabled, uploadSeriesImage } from '@hondana/shared/resources/imageWrites';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { uploadIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import styles from './ImageTools.module.css';
import type { ImageKind } from './imageKinds.ts';
import { imageTexts } from './imageTexts.ts';
import { imageUploads, uploadAction, uploadItem } from './imageUploads.ts';

interface ImageToolsProps {
  readonly seriesId: number;
  readonly kind: ImageKind;
  readonly showsDisabled: boolean;
  readonly onShowDisabled: (shown: boolean) => void;
}

export function ImageTools({ seriesId, kind, showsDisabled, onShowDisabled }: ImageToolsProps) {
  const mayUpload = useMay(uploadSeriesImage);
  const mayEnable = useMay(setImageEnabled);
  const input = useRef<HTMLInputElement>(null);
  const uploads = useBulkOperation(imageUploads(), () => {});
  const texts = imageTexts[kind.type];

  const upload = (files: readonly File[]): void => {
    const items = files.map((file) => uploadItem({ seriesId, imageType: kind.type, file }));
    if (items.length > 0) void uploads.run(uploadAction(), items);
  };

  if (!mayUpload && !mayEnable) return null;
  return (
    <>
      <div className={styles.tools}>
        {mayEnable && (
          <Checkbox label={t`Show disabled images`} checked={showsDisabled} onChange={onShowDisabled} />
        )}
        {mayUpload && (
          <>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept="image/*"
              aria-label={t`Image files`}
              onChange={({ currentTarget }) => {
                upload([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
            <Button
              icon={uploadIcon}
              busy={uploads.progress !== undefined}
              onClick={() => input.current?.click()}
            >
              {textOf(texts.upload)}
            </Button>
          </>
        )}
      </div>
      <BulkReport operation={uploads} />
    </>
  );
}
