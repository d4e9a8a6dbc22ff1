import { Heading } from '@hondana/shared/ui/Heading';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { useEffect, useState } from 'react';
import { ButtonsSection } from './ButtonsSection.tsx';
import { ContentSection } from './ContentSection.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import styles from './gallery.module.css';
import { ListsSection } from './ListsSection.tsx';
import { OverlaysSection } from './OverlaysSection.tsx';
import { QueriesSection } from './QueriesSection.tsx';
import { StatesSection } from './StatesSection.tsx';
import { TokensSection } from './TokensSection.tsx';

const themes = [
  { value: 'theme-shoko-gray', label: 'Shoko Gray' },
  { value: 'theme-hondana-light', label: 'Light' },
  { value: 'theme-hondana-contrast', label: 'Contrast' },
  { value: 'theme-auto', label: 'System' },
];

/** The theme chosen here isn't saved; the user's own is restored on unmount. */
export function GalleryPage() {
  const [theme, setTheme] = useState<string>();
  useEffect(() => {
    if (theme === undefined) return;
    const before = document.body.className;
    document.body.className = theme;
    return () => {
      document.body.className = before;
    };
  }, [theme]);

  return (
    <div className={styles.page}>
      <title>Gallery · Hondana</title>
      <div className={styles.bar}>
        <Heading level={1} look="title" className={styles.title}>
          Gallery
        </Heading>
        <RadioGroup
          label="Theme"
          hideLabel
          look="segments"
          options={themes}
          value={theme ?? ''}
          onChange={setTheme}
        />
      </div>
      <TokensSection />
      <ButtonsSection />
      <FieldsSection />
      <StatesSection />
      <ContentSection />
      <OverlaysSection />
      <ListsSection />
      <QueriesSection />
    </div>
  );
}
