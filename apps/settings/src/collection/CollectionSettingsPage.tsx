import { collectionPage } from '../shared/catalogue/collectionPage.ts';
import { SectionPanel } from '../shared/fields/SectionPanel.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { LanguagePanels } from './LanguagePanels.tsx';

/** In which languages things are named, and what belongs together. */
export function CollectionSettingsPage() {
  return (
    <>
      <PageHead title={collectionPage.title} />
      <SectionPanel page={collectionPage} section="Language Options" />
      <LanguagePanels />
      <SectionPanel page={collectionPage} section="Relation Options" />
    </>
  );
}
