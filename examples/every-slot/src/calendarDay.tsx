import type { SlotContent } from '@hondana/shared/remote/slots';
import { formatRelative } from '@hondana/shared/ui/format';

export const contribution: SlotContent<'calendar.day'> = ({ day }) => (
  <p>This day: {formatRelative(`${day}T12:00`)}</p>
);
