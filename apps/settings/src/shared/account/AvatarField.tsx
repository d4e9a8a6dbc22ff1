import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { notify } from '@hondana/shared/overlays/notices';
import { Avatar } from '@hondana/shared/ui/Avatar';
import { Button } from '@hondana/shared/ui/Button';
import { trashIcon, uploadIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import styles from './AvatarField.module.css';

const AvatarEditor = lazyPart(async () => (await import('./AvatarEditor.tsx')).AvatarEditor);

/** Larger files are likely a mistake, and decoding them could hang the browser. */
const maxFileBytes = 32 * 1024 * 1024;

interface AvatarFieldProps {
  readonly name: string;
  /** A data URL, or empty. */
  readonly avatar: string;
  readonly error?: string | undefined;
  readonly onChange: (avatar: string) => void;
}

function notifyFailure(): void {
  notify({ kind: 'error', title: t`Image load failed!`, key: 'avatar' });
}

export function AvatarField({ name, avatar, error, onChange }: AvatarFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<ImageBitmap>();

  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      if (file.size > maxFileBytes) throw new RangeError('The file is too large.');
      setImage(await createImageBitmap(file));
    } catch {
      notifyFailure();
    }
  };

  return (
    <div className={styles.field}>
      <Avatar name={name} src={avatar === '' ? undefined : avatar} size="large" />
      <div className={styles.actions}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t`Avatar file`}
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <Button icon={uploadIcon} onClick={() => input.current?.click()}>
          <Trans>Pick Avatar</Trans>
        </Button>
        <Button icon={trashIcon} disabled={avatar === ''} onClick={() => onChange('')}>
          <Trans>Remove Avatar</Trans>
        </Button>
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {image && (
        <AvatarEditor
          image={image}
          onDone={onChange}
          onFailed={notifyFailure}
          onClosed={() => setImage(undefined)}
        />
      )}
    </div>
  );
}
