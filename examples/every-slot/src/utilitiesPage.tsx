import type { SlotContent } from '@hondana/shared/remote/slots';
import { EmptyState } from '@hondana/shared/ui/EmptyState';

export const contribution: SlotContent<'utilities.page'> = () => (
  <EmptyState title="No titles to mend" text="Titles that look wrong are listed here." />
);
