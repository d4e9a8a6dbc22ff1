import { serverAddress } from '@hondana/shared/http/serverRoot';
import { Picture } from '@hondana/shared/ui/Picture';
import styles from './ServerPlugins.module.css';

interface PluginThumbnailProps {
  /** Of the calls for plugins or for packages, which both answer without a key. */
  readonly of: 'Plugin' | 'Plugin/Package';
  readonly id: string;
  /** Facts of the image; null if there is none. */
  readonly facts: object | null;
}

export function PluginThumbnail({ of, id, facts }: PluginThumbnailProps) {
  if (facts === null) return null;
  const address = serverAddress(`/api/v3/${of}/${encodeURIComponent(id)}/Thumbnail`);
  return <Picture src={address} alt="" className={styles.thumbnail} />;
}
