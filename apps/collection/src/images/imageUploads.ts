import type { Image } from '@hondana/shared/api/types';
import { type BulkAction, type BulkItem, bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { deleteImage, type ImageUpload, uploadSeriesImage } from '@hondana/shared/resources/imageWrites';
import { perSession } from '@hondana/shared/session/perSession';
import { plural, t } from '@lingui/core/macro';

/** A file to upload. */
export interface UploadItem extends BulkItem, ImageUpload {}

/** Kept until the page is closed or the user signs out. */
export const imageUploads = perSession((ended) => bulkOperation<UploadItem>(ended));

let uploads = 0;

export function uploadItem(upload: ImageUpload): UploadItem {
  uploads += 1;
  return { ...upload, key: `upload-${uploads}`, name: upload.file.name };
}

export const uploadAction = (): BulkAction<UploadItem> => ({
  running: t`Uploading images`,
  done: ({ length }) => t`${plural(length, { one: '# image uploaded.', other: '# images uploaded.' })}`,
  failed: (count) =>
    t`${plural(count, { one: '# image could not be uploaded!', other: '# images could not be uploaded!' })}`,
  writeFor: (item) => {
    const upload = uploadSeriesImage.with(item);
    let added: Image | undefined;
    return {
      write: {
        stale: upload.stale,
        send: async (signal) => {
          added = await upload.send(signal);
        },
      },
      undo: {
        stale: upload.stale,
        send: async (signal) => {
          if (added) await deleteImage.send({ seriesId: item.seriesId, image: added }, signal);
        },
      },
    };
  },
});
