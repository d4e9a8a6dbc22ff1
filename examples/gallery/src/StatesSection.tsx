import { notify } from '@hondana/shared/overlays/notices';
import { undoAction } from '@hondana/shared/overlays/undoAction';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { searchIcon } from '@hondana/shared/ui/icons';
import { ProgressBar } from '@hondana/shared/ui/ProgressBar';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Spinner } from '@hondana/shared/ui/Spinner';
import { GallerySection, Specimen } from './GallerySection.tsx';

const nothing = () => undefined;

export function StatesSection() {
  return (
    <GallerySection id="states" title="States">
      <Specimen title="Empty">
        <EmptyState
          icon={searchIcon}
          title="Your search for “frieran” returned zero results."
          text="Names of series in every language are searched."
          action={<Button>Clear search</Button>}
        />
      </Specimen>
      <Specimen title="Failed">
        <ErrorState
          title="The series could not be loaded"
          detail="The server answered 503 while it was starting."
          onRetry={nothing}
        />
      </Specimen>
      <Specimen title="In a small panel">
        <EmptyState compact title="All available episodes have already been watched" />
        <ErrorState compact title="The tags could not be loaded" onRetry={nothing} retrying />
      </Specimen>
      <Specimen title="Waiting">
        <div aria-busy="true">
          <Skeleton width="70%" />
          <Skeleton />
          <Skeleton width="45%" />
        </div>
        <Spinner label="Loading" />
        <Spinner size={8} />
      </Specimen>
      <Specimen title="Progress">
        <ProgressBar label="Hashing" value={12} max={40} valueText="12 of 40 files" />
        <ProgressBar label="Downloading images" value={undefined} />
        <ProgressBar label="Imported" value={100} tone="success" />
        <ProgressBar label="Failed" value={60} tone="danger" />
      </Specimen>
      <Specimen title="Notices">
        <Button onClick={() => notify({ kind: 'success', title: 'Voted!' })}>Success</Button>
        <Button onClick={() => notify({ kind: 'info', title: 'Tag removed', action: undoAction(nothing) })}>
          With undo
        </Button>
        <Button
          onClick={() => notify({ kind: 'warning', title: 'The connection was lost', text: 'Trying again.' })}
        >
          Warning
        </Button>
        <Button
          onClick={() =>
            notify({ kind: 'error', title: 'Failed to vote!', text: 'The server answered 500.' })
          }
        >
          Error
        </Button>
      </Specimen>
      <Specimen title="Banners" wide>
        <Banner>The library was scanned two days ago.</Banner>
        <Banner tone="success" title="Linked" onDismiss={nothing}>
          The series has been linked.
        </Banner>
        <Banner tone="warning" title="Unsaved Changes" actions={<Button size="small">Save</Button>}>
          Please save before leaving this page.
        </Banner>
        <Banner tone="danger" title="Banned by AniDB">
          The next check is in 11 hours.
        </Banner>
      </Specimen>
    </GallerySection>
  );
}
