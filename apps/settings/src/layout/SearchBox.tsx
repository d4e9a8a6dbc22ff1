import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import styles from './SearchBox.module.css';

const FoundSettings = lazyPart(async () => (await import('./FoundSettings.tsx')).FoundSettings);

export function SearchBox({ onLeave }: { readonly onLeave: () => void }) {
  const [text, setText] = useState('');
  const found = useRef<HTMLDivElement>(null);
  const leave = (): void => {
    setText('');
    onLeave();
  };
  return (
    <search className={styles.search}>
      <SearchField
        label={t`Search settings`}
        placeholder={t`Search settings...`}
        value={text}
        shortcut
        onChange={setText}
        onKeyDown={({ key }) => {
          if (key === 'Enter') found.current?.querySelector('a')?.click();
        }}
      />
      {text.trim() !== '' && (
        <div ref={found} className={styles.found}>
          <FoundSettings text={text} onLeave={leave} />
        </div>
      )}
    </search>
  );
}
