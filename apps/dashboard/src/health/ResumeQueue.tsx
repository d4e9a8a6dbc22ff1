import { resumeQueue } from '@hondana/shared/resources/queue';
import { FixButton } from './FixButton.tsx';

export function ResumeQueue() {
  return (
    <FixButton write={resumeQueue} failure="The queue could not be resumed">
      Resume the queue
    </FixButton>
  );
}
