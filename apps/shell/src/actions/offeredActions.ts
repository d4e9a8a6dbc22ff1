import {
  actionCategoryName,
  actionCategoryRank,
  type CatalogueQuestion,
  catalogueQuestion,
} from '@hondana/shared/actions/catalogueActions';
import type { CatalogueAction } from '@hondana/shared/api/types';
import { composed, type Write } from '@hondana/shared/api/write';
import { isApiError } from '@hondana/shared/http/ApiError';
import { textOf } from '@hondana/shared/language/texts';
import { runGlobalAction } from '@hondana/shared/resources/actions';
import type { ComponentType } from 'react';
import { categoryName, type ServerAction, serverActions } from './serverActions.ts';

/** A component for a text that says what is going on right now. */
export type ActionQuestionTexts = Omit<CatalogueQuestion, 'text'> & { readonly text: string | ComponentType };

/** An action as it is shown: the names that we know in the user's language, the others as the server gives them. */
export interface OfferedAction {
  /** Stable across visits and builds. */
  readonly id: string;
  /** Shown above its actions. */
  readonly category: string;
  readonly name: string;
  readonly description: string;
  readonly write: Write<object>;
  readonly question?: ActionQuestionTexts | undefined;
  /** Replaces the default notice. */
  readonly success?: string | undefined;
}

export function ownAction({
  label,
  description,
  category,
  write,
  question,
  success,
}: ServerAction): OfferedAction {
  return {
    // By its English: IDs of texts differ from build to build.
    id: `action:${String(label.message)}`,
    category: categoryName(category),
    name: textOf(label),
    description: textOf(description),
    write,
    question: question && {
      title: textOf(question.title),
      text: textOf(question.text),
      confirmLabel: textOf(question.confirmLabel),
    },
    success: success && textOf(success),
  };
}

function runById(actionId: string): Write<object> {
  return composed({
    of: [runGlobalAction],
    send: (_: object, signal) => runGlobalAction.send({ actionId }, signal),
    stale: () => [],
  });
}

/**
 * By the action's own address, and by its ID on a server that no longer has that address: nothing has run then. The
 * other way round would run nothing on recorded builds of 6.0, which fail at any action by ID.
 */
function runKnown(known: Write<object>, actionId: string): Write<object> {
  return composed({
    of: [known, runGlobalAction],
    send: async (input: object, signal) => {
      try {
        return await known.send(input, signal);
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
        return await runGlobalAction.send({ actionId }, signal);
      }
    },
    stale: known.stale,
  });
}

/** @param known ours of the same ID, and whether the user may make its call */
function catalogued(
  info: CatalogueAction,
  known: ServerAction | undefined,
  mayRunKnown: boolean,
): OfferedAction {
  const { ID: actionId, Name: name, Description } = info;
  const category = actionCategoryName(info);
  const question = catalogueQuestion(info);
  const write = runById(actionId);
  if (known === undefined) {
    return { id: `action:${actionId}`, category, name, description: Description ?? '', write, question };
  }
  const own = ownAction(known);
  return {
    ...own,
    category,
    write: mayRunKnown ? runKnown(known.write, actionId) : write,
    question: own.question ?? question,
  };
}

/**
 * The actions of a server's catalogue, and of ours those that no catalogue has, such as unlinking Plex.
 * @param own ours that the user may run on the server
 */
export function cataloguedActions(
  catalogue: readonly CatalogueAction[],
  own: readonly ServerAction[],
): readonly OfferedAction[] {
  const offered = own.filter(({ catalogueIds }) => catalogueIds === undefined).map(ownAction);
  const ofServer = catalogue
    // Stable, so that an action of a category stays where the server lists it.
    .toSorted((one, other) => actionCategoryRank(one.Category) - actionCategoryRank(other.Category))
    .map((info) => {
      const known = serverActions.find(({ catalogueIds }) => catalogueIds?.includes(info.ID));
      return catalogued(info, known, known !== undefined && own.includes(known));
    });
  return [...ofServer, ...offered];
}

export function findActions(actions: readonly OfferedAction[], text: string): readonly OfferedAction[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return actions.filter(({ name, description, category }) => {
    const all = `${name} ${description} ${category}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
