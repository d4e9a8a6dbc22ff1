import { restoreSession } from '@hondana/shared/session';
import { useEffect } from 'react';
import { createAnswerStore } from '../persistence/answerStore.ts';

/** Without a session nothing is kept: the last one may have ended with the browser, which removes nothing. */
export function useForgetAnswers(): void {
  useEffect(() => {
    void restoreSession().then((session) => {
      if (!session) void createAnswerStore().clear();
    });
  }, []);
}
