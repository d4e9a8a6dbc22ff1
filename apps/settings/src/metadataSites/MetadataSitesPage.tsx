import { metadataSitesPage } from '../shared/catalogue/metadataSitesPage.ts';
import { SectionPanel } from '../shared/fields/SectionPanel.tsx';
import { PageHead } from '../shared/PageHead.tsx';

/** What is linked with and fetched from TMDB. */
export function MetadataSitesPage() {
  return (
    <>
      <PageHead title={metadataSitesPage.title} />
      <SectionPanel page={metadataSitesPage} section="TMDB Options" />
      <SectionPanel page={metadataSitesPage} section="TMDB Download Options" />
    </>
  );
}
