import { ServerControlText } from '@hondana/shared/serverControl/ServerControlText';
import {
  type ServerControl,
  serverControlTexts,
  serverControlWrites,
} from '@hondana/shared/serverControl/serverControls';
import type { ComponentType } from 'react';
import type { OfferedAction } from './offeredActions.ts';
import { categoryName } from './serverActions.ts';

const questionTexts: Readonly<Record<ServerControl, ComponentType>> = {
  restart: () => <ServerControlText control="restart" />,
  shutDown: () => <ServerControlText control="shutDown" />,
};

/** Restart and shutdown of the server among its actions. */
export function controlAction(control: ServerControl): OfferedAction {
  const { name, description, title, confirmLabel, done } = serverControlTexts(control);
  return {
    id: `control:${control}`,
    category: categoryName('Shoko'),
    name,
    description,
    write: serverControlWrites[control],
    question: { title, confirmLabel, text: questionTexts[control] },
    success: done,
  };
}
