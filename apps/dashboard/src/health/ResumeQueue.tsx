import { resumeQueue } from '@hondana/shared/api/queue';
import { MendButton } from './MendButton.tsx';

export function ResumeQueue() {
  return (
    <MendButton write={resumeQueue} failure="The queue could not be resumed">
      Resume the queue
    </MendButton>
  );
}
