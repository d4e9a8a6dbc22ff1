import { availableImageUrl } from '@hondana/shared/anime/images';
import type { RolePerson } from '@hondana/shared/api/types';
import { Picture } from '@hondana/shared/ui/Picture';
import styles from './Portrait.module.css';

export function Portrait({ person }: { readonly person: RolePerson }) {
  const { Image, Name } = person;
  const picture = availableImageUrl(Image);
  const letter = (
    <span aria-hidden="true" className={styles.portrait}>
      {[...Name][0]}
    </span>
  );
  if (!picture) return letter;
  return (
    <Picture src={picture} alt="" width={56} height={72} className={styles.portrait} fallback={letter} />
  );
}
