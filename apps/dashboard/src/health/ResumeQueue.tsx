import { queueKeys } from '@hondana/shared/api/queryKeys';
import { commandQueue } from '@hondana/shared/api/queue';
import { MendButton } from './MendButton.tsx';

export function ResumeQueue() {
  return (
    <MendButton
      call="/api/v3/Queue/Resume"
      act={() => commandQueue('Resume')}
      stale={[queueKeys.all]}
      failure="The queue could not be resumed"
    >
      Resume the queue
    </MendButton>
  );
}
