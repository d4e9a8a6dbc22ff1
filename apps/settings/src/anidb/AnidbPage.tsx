import { anidbPage } from '../shared/catalogue/anidbPage.ts';
import { SectionPanel } from '../shared/fields/SectionPanel.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { TestLoginButton } from './TestLoginButton.tsx';

/** The account at AniDB, and what is fetched from there and told it. */
export function AnidbPage() {
  return (
    <>
      <PageHead title={anidbPage.title} />
      <SectionPanel page={anidbPage} section="AniDB Login" actions={<TestLoginButton />} />
      <SectionPanel page={anidbPage} section="Download Options" />
      <SectionPanel page={anidbPage} section="MyList Options" />
      <SectionPanel page={anidbPage} section="Update Options" />
    </>
  );
}
