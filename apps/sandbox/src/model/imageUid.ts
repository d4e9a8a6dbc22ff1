import { type ImageSource, type ImageType, imageSources, imageTypes, type Picture } from './types.ts';

export type PictureKey = Pick<Picture, 'source' | 'type' | 'id'>;

const kinds: readonly (readonly [ImageSource, ImageType])[] = imageSources.flatMap((source) =>
  imageTypes.map((type) => [source, type] as const),
);

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

/** How version 6 names a picture; holds number, source and type, so that {@link pictureOfUid} finds it again. */
export function uidOf({ source, type, id }: PictureKey): string {
  const kind = kinds.findIndex(([one, other]) => one === source && other === type);
  return `${hex(id, 8)}-${hex(kind, 4)}-5000-8000-000000000000`;
}

export function pictureOfUid(uid: string): PictureKey | undefined {
  const [, id = '', kind = ''] = /^([\da-f]{8})-([\da-f]{4})-5000-8000-0{12}$/i.exec(uid) ?? [];
  const [source, type] = kinds[Number.parseInt(kind, 16)] ?? [];
  return source && type && { source, type, id: Number.parseInt(id, 16) };
}
